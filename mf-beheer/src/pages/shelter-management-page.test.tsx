import { Kind, type Me, type PlacementStatus, ShelterAnimalRow } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import {
  makeAdmin,
  makeShelter,
  makeStaff,
  type Replies,
  refuse,
  renderPart,
  stubApi,
  uuidkeyOf,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ShelterManagementPage } from './shelter-management-page';

const shelter = makeShelter({ id: 12, naam: 'De Kwispel', ntotaal: 5, nmax: 100 });

let nextId = 900;
function makeRow(overrides: Partial<ShelterAnimalRow> = {}): ShelterAnimalRow {
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

const pageOf = (data: ShelterAnimalRow[], totalRecords = data.length, totalPages = 1) => ({
  data,
  pagination: { totalRecords, totalPages },
  animals: [{ title: 'Katten', type: 'cat', typeid: Kind.cat, count: 4 }],
});

interface RenderOptions {
  user?: Me;
  id?: string;
  query?: string;
  replies?: Replies;
}

function renderManagement(
  rows: ShelterAnimalRow[],
  { user = makeStaff(shelter), id = '12', query = '', replies = {} }: RenderOptions = {},
) {
  const api = stubApi({ getShelter: { data: shelter }, listShelterAnimals: pageOf(rows), ...replies });
  const part = renderPart(<ShelterManagementPage />, {
    url: `/asiels/beheer/${id}${query}`,
    path: '/asiels/beheer/:id',
    api,
    user,
  });
  return { ...part, api, lastList: () => api.requestsOf('listShelterAnimals').at(-1) };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test("BE-001: the title bar names shelter and number, the tab says 'Dieren overzicht'", async () => {
  const { lastList } = renderManagement([makeRow()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Beheer dieren van De Kwispel (12)' })).toBeVisible();
  expect(document.title).toBe('Dieren overzicht');
  await rowOf('Moos');
  expect(lastList()?.path).toBe('shelter/12/animals');
  expect(lastList()?.params).toEqual({ first: '1', rows: '10' });
});

test.each([
  [40, 100, '40 van 100', null],
  [96, 100, '96 van 100', null],
  [97, 100, '97 van 100', 'Er zijn bijna geen plaatsen meer vrij.'],
  [99, 100, '99 van 100', 'Er zijn bijna geen plaatsen meer vrij.'],
  [100, 100, '100 van 100', 'Er is geen plaats meer vrij.'],
  [100, null, '100 van 100', 'Er is geen plaats meer vrij.'],
])('BE-002, BE-003: %j animals and limit %j: %s, %j', async (ntotaal, nmax, text, warning) => {
  renderManagement([], { replies: { getShelter: { data: { ...shelter, ntotaal, nmax } } } });
  expect(await screen.findByText(`${text} plaatsen bezet`)).toBeVisible();
  expect(screen.queryByText(/^Er (is|zijn) .*vrij/)?.textContent ?? null).toBe(warning);
  // The chips count the animals in preview too, which the public figures of the shelter leave out.
  expect(shelter.animals[0]).toMatchObject({ typeid: 1, count: 3 });
  await waitFor(() => expect(screen.getAllByText('Katten')[0]).toHaveTextContent('Katten 4'));
});

test('BE-005: photo, name, kind, status and date; newest first is said', async () => {
  const placed = makeRow({ naam: 'Weg', geplaatst: 'J', datumgeplaatst: '2026-11-10T11:00:00.000Z' });
  renderManagement([makeRow({ naam: 'Moos', rasaanvul: 'kruising' }), placed]);
  const row = within(await rowOf('Moos'));
  expect(row.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)).toEqual([
    ...['', 'KatEuropees korthaar, kruising', 'Publiceren', '01-10-2026'],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Ingevoerd' })).toHaveAttribute('aria-sort', 'descending');
  expect(await rowOf('Weg')).toHaveTextContent('Geplaatstop 10-11-2026');
});

test('BE-008: a row leads to the profile; a placed animal is greyed', async () => {
  const [here, placed] = [makeRow({ naam: 'Hier' }), makeRow({ naam: 'Weg', geplaatst: 'J' })];
  renderManagement([here, placed]);
  expect(within(await rowOf('Hier')).getByRole('link', { name: 'Hier' })).toHaveAttribute(
    'href',
    `/dier/${here.uuidkey}`,
  );
  expect(await rowOf('Weg')).toHaveClass('muted');
  expect(await rowOf('Hier')).not.toHaveClass('muted');
});

test('BE-006: kinds, current or archive, and words in the name are what is asked', async () => {
  const { user, lastList, address } = renderManagement([makeRow()]);
  await rowOf('Moos');
  await user.click(screen.getByRole('checkbox', { name: 'Katten' }));
  await user.click(screen.getByRole('checkbox', { name: 'Konijnen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lijst' }), 'Archief');
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'moo');
  await waitFor(() =>
    expect(lastList()?.params).toEqual({ first: '1', rows: '10', soortcode: '1,4', archief: 'J', search: 'moo' }),
  );
  expect(decodeURIComponent(address())).toBe('/asiels/beheer/12?soortcode=1,4&archief=J&search=moo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lijst' }), 'Huidige dieren');
  await waitFor(() => expect(lastList()?.params).not.toHaveProperty('archief'));
});

test("BE-007: 'Geen dier gevonden.', and a way back", async () => {
  const { user, lastList } = renderManagement([], { query: '?search=niets' });
  expect(await screen.findByText('Geen dier gevonden.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon alle dieren' }));
  await waitFor(() => expect(lastList()?.params).not.toHaveProperty('search'));
});

test('BE-009: pages', async () => {
  const { user, lastList } = renderManagement([makeRow()], {
    replies: { listShelterAnimals: pageOf([makeRow()], 25, 3) },
  });
  await rowOf('Moos');
  await user.click(screen.getByRole('link', { name: 'Pagina 3' }));
  await waitFor(() => expect(lastList()?.params).toMatchObject({ first: '3' }));
  expect(await screen.findByText('21 tot en met 25 van 25')).toBeVisible();
});

test('BE-012: staff of another shelter are led to the no-access page and ask for no animals; an admin may', async () => {
  const other = makeStaff(makeShelter({ id: 13 }));
  const { address, api } = renderManagement([makeRow()], { user: other });
  await waitFor(() => expect(address()).toBe('/geen_toegang'));
  expect(api.requestsOf('listShelterAnimals')).toHaveLength(0);
});

test('BE-012: an admin manages every shelter', async () => {
  renderManagement([makeRow()], { user: makeAdmin() });
  expect(await rowOf('Moos')).toBeVisible();
});

test('an unknown shelter is said to be unknown; one that does not load can be tried again', async () => {
  const { user, api } = renderManagement([makeRow()], { replies: { getShelter: refuse('INTERNAL') } });
  const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ getShelter: refuse('NOT_FOUND') });
  await user.click(retry);
  expect(await screen.findByText('Dit asiel is niet gevonden')).toBeVisible();
});
