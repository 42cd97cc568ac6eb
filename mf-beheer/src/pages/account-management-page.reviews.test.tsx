import type { ReviewRow } from '@portal/shared/contract';
import { makeAdmin, makeShelter, makeShelterLabel, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=recensies';
const row = (overrides: Partial<ReviewRow> = {}): ReviewRow => ({
  ...{ id: 9, rating: 4, message: 'Fijn geholpen', name: 'Noor V.', asiel: 12, itemname: 'De Linde', answer: null },
  ...{ created: '2026-11-20T09:05:00.000Z', updated: '2026-11-20T09:05:00.000Z', hidden: 0, hidden_reason: null },
  ...overrides,
});
const pageOf = (data: ReviewRow[]) => ({ data, pagination: { totalRecords: data.length, totalPages: 1 } });

function show(replies: Replies = {}, url = URL) {
  const api = stubApi({
    ...{ listReviews: pageOf([row()]), getShelter: { data: makeShelter({ id: 12, naam: 'De Linde' }) } },
    suggestShelters: { items: [makeShelterLabel({ id: 12, naam: 'De Linde' })] },
    ...replies,
  });
  return { ...renderPart(<AccountManagementPage />, { url, api, user: makeAdmin() }), api };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const asked = ({ api }: ReturnType<typeof show>) => api.requestsOf('listReviews').at(-1)?.params;

test('RE-021 reviews are a tab: stars, text, shelter, day, whether it is hidden and why; each leads to its page', async () => {
  const shown = show({
    listReviews: pageOf([
      row(),
      row({ id: 8, name: 'Anoniem', message: null, hidden: 1, hidden_reason: 'Scheldwoorden' }),
    ]),
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Recensies' })).toHaveAttribute('aria-current', 'page');
  const first = await rowOf(/Noor V\./);
  for (const text of ['Fijn geholpen', 'De Linde', '20-11-2026', 'Zichtbaar'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByRole('link', { name: 'Recensie van Noor V. over De Linde van 20-11-2026 openen' })).toHaveAttribute(
    'href',
    '/recensies/9',
  );
  const second = await rowOf(/Anoniem/);
  for (const text of ['Geen tekst', 'Verborgen', 'Reden: Scheldwoorden']) expect(second.getByText(text)).toBeVisible();
  expect(screen.getByText('2 recensies')).toBeVisible();
  expect(asked(shown)).toEqual({ first: '1', rows: '10' });
});

test('RE-021 of one shelter, found by its name, and hidden ones; the address holds it and it can be taken back', async () => {
  const shown = show();
  await rowOf(/Noor V\./);
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Zichtbaarheid' }), 'Verborgen');
  await waitFor(() => expect(asked(shown)).toMatchObject({ status: 'verborgen' }));
  await shown.user.type(screen.getByRole('combobox', { name: /^Asiel/ }), 'linde');
  await shown.user.click(await screen.findByRole('option', { name: /De Linde/ }));
  await waitFor(() => expect(asked(shown)).toMatchObject({ status: 'verborgen', asiel: '12' }));
  expect(shown.address()).toContain('asiel=12');
  shown.api.set({ listReviews: pageOf([]) });
  await shown.user.click(await screen.findByRole('button', { name: 'Toon de recensies van alle asielen' }));
  expect(await screen.findByText('Geen recensies gevonden')).toBeVisible();
  shown.api.set({ listReviews: pageOf([row()]) });
  await shown.user.click(screen.getByRole('button', { name: 'Toon alle recensies' }));
  await rowOf(/Noor V\./);
  expect(shown.address()).toBe(URL);
});

test('RE-021 a list that does not load is tried again; without reviews it says so', async () => {
  const shown = show({ listReviews: refuse('INTERNAL') });
  await screen.findByRole('alert');
  shown.api.set({ listReviews: pageOf([]) });
  await shown.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Geen recensies')).toBeVisible();
});
