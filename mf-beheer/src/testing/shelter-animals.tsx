import { Kind, type Me, type PlacementStatus, ShelterAnimalRow } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { DialogProvider } from '@portal/shared/session';
import { makeShelter, makeStaff, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { ShelterManagementPage } from '../pages/shelter-management-page';
import { type Replies, stubApi } from './stub-api';

/** The shelter whose animals are managed: number 12, far from its limit. */
export const shelter = makeShelter({ id: 12, naam: 'De Kwispel', ntotaal: 5, nmax: 100 });

let nextId = 900;
/** A row of the management table: a published cat that nobody reacted to. */
export function makeRow(overrides: Partial<ShelterAnimalRow> = {}): ShelterAnimalRow {
  nextId += 1;
  const geplaatst: PlacementStatus = overrides.geplaatst ?? 'N';
  return ShelterAnimalRow.parse({
    ...{ id: nextId, RecordID: nextId, uuidkey: uuidkeyOf(nextId), naam: 'Moos', soort: 1, soortnaam: 'Kat' },
    ...{
      rasnaam: 'Europees korthaar',
      rasaanvul: null,
      sexecode: 'M',
      sexenaam: 'Kater',
      leeftijdnaam: '1 tot 3 jaar',
    },
    ...{ geplaatst, statuslabel: statusLabel(geplaatst), datum: '2026-10-01T09:00:00.000Z', datumgeplaatst: null },
    ...{ visits: 3, responseCount: [], fotourl: null },
    ...overrides,
  });
}

/** A page of the list; `animals` counts four cats. */
export const pageOf = (data: ShelterAnimalRow[], totalRecords = data.length, totalPages = 1) => ({
  data,
  pagination: { totalRecords, totalPages },
  animals: [{ title: 'Katten', type: 'cat', typeid: Kind.cat, count: 4 }],
});

/** How the page is opened: by whom, at which address, with which answers, and who opens dialogs. */
interface RenderOptions {
  user?: Me;
  id?: string;
  query?: string;
  replies?: Replies;
  openDialog?: jest.Mock;
}

/** The management page with these animals; `lastList` is what was asked of the list last. */
export function renderManagement(
  rows: ShelterAnimalRow[],
  { user = makeStaff(shelter), id = '12', query = '', replies = {}, openDialog = jest.fn() }: RenderOptions = {},
) {
  const api = stubApi({
    getShelter: { data: shelter },
    listShelterAnimals: pageOf(rows),
    listFoundAnimals: { data: { items: [] } },
    ...replies,
  });
  const page = (
    <DialogProvider open={openDialog}>
      <ShelterManagementPage />
    </DialogProvider>
  );
  const part = renderPart(page, {
    url: `/asiels/beheer/${id}${query}`,
    path: '/asiels/beheer/:id',
    api,
    user,
  });
  return { ...part, api, lastList: () => api.requestsOf('listShelterAnimals').at(-1) };
}

/** The row of the animal with this name. */
export const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
