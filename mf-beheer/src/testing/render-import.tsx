import type { AnimalImport } from '@portal/shared/contract';
import { makeShelter, makeStaff, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { AnimalImportPage } from '../pages/animal-import-page';
import { type Replies, type StubApi, stubApi } from './stub-api';

const shelter = makeShelter({ id: 12, naam: 'De Kwispel' });
const checklist = { items: [{ key: 'katten', label: 'Kan met katten', soortids: [] }] };

/** The import page of a shelter whose newest import is `latest`; `isNow` says what it became, and lets the page look again. */
export function renderImport(latest: AnimalImport | null, replies: Replies = {}, user = makeStaff(shelter)) {
  const api: StubApi = stubApi({
    getShelter: { data: shelter },
    listAnimalImports: { data: { items: latest ? [latest] : [] } },
    listChecklist: checklist,
    ...replies,
  });
  const part = renderPart(<AnimalImportPage />, {
    ...{ url: '/asiels/beheer/12/import', path: '/asiels/beheer/:id/import', api, user },
    advanceTimers: jest.advanceTimersByTime,
  });
  const show = (found: AnimalImport) => api.set({ listAnimalImports: { data: { items: [found] } } });
  const isNow = async (found: AnimalImport) => {
    show(found);
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  return { ...part, api, show, isNow, toasts: () => part.store.getState().toast.toasts };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
