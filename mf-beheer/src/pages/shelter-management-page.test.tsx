import { makeAdmin, makeShelter, makeStaff, refuse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeRow, pageOf, renderManagement, rowOf, shelter } from '../testing/shelter-animals';

test("BE-001: the title bar names shelter and number, the tab says 'Dieren overzicht'", async () => {
  const { lastList } = renderManagement([makeRow()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Beheer dieren van De Kwispel (12)' })).toBeVisible();
  expect(document.title).toBe('Dieren overzicht');
  await rowOf('Moos');
  expect(lastList()?.path).toBe('shelter/12/animals');
  expect(lastList()?.params).toEqual({ first: '1', rows: '10' });
});

test.each(['12', shelter.uuidkey, makeStaff(shelter).uuidkey])(
  'BE-001: the address may name the shelter by %s; it is the same shelter, and its own animals',
  async (id) => {
    const { api, lastList } = renderManagement([makeRow()], { id, user: makeAdmin() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Beheer dieren van De Kwispel (12)' })).toBeVisible();
    await rowOf('Moos');
    expect(api.requestsOf('getShelter').map(({ path }) => path)).toEqual([`shelter/${id}`]);
    expect(lastList()?.path).toBe(`shelter/${id}/animals`);
  },
);

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

test('BE-005: photo, name, kind, breed, sex with its code, age, date, figures and the menu; newest first is said', async () => {
  const placed = makeRow({ naam: 'Weg', geplaatst: 'J', datumgeplaatst: '2026-11-10T11:00:00.000Z', sexecode: null });
  renderManagement([makeRow({ naam: 'Moos', rasaanvul: 'kruising' }), placed]);
  const row = await rowOf('Moos');
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.lastElementChild?.textContent)).toEqual([
    ...['', '', 'Kat', 'Europees korthaar, kruising', 'Kater (M)', '1 tot 3 jaar', '01-10-2026'],
    ...['Publiceren3 keer bekeken0 reacties', 'Verander status van Moos'],
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    ...['Selecteren', 'Foto', 'Naam', 'Soort', 'Ras', 'Geslacht', 'Leeftijd', 'Ingevoerd', 'Cijfers', 'Acties'],
  ]);
  expect(screen.getByRole('columnheader', { name: 'Ingevoerd' })).toHaveAttribute('aria-sort', 'descending');
  expect(await rowOf('Weg')).toHaveTextContent('Geplaatstop 10-11-2026');
  expect(within(await rowOf('Weg')).getByText('Kater')).toBeVisible();
});

test('BE-005: the number of reactions leads to the inbox of the animal, at the first status that holds one', async () => {
  const responseCount = [
    { statuscode: 'send' as const, aantal: 0 },
    { statuscode: 'inprogress' as const, aantal: 4 },
    { statuscode: 'done' as const, aantal: 8 },
  ];
  const moos = makeRow({ naam: 'Moos', responseCount });
  renderManagement([moos, makeRow({ naam: 'Bram' })]);
  const link = await screen.findByRole('link', { name: '12 reacties op Moos' });
  expect(link).toHaveTextContent('9+ reacties');
  expect(link).toHaveAttribute('href', `/mijn-pootjesplein/reacties?dier=${moos.uuidkey}&statuscode=inprogress`);
  expect(within(await rowOf('Bram')).queryByRole('link', { name: /reactie/ })).not.toBeInTheDocument();
});

test("BE-008: a row leads to the profile; a placed animal is greyed and has the tooltip 'Geplaatst'", async () => {
  const [here, placed] = [makeRow({ naam: 'Hier' }), makeRow({ naam: 'Weg', geplaatst: 'J' })];
  const { user } = renderManagement([here, placed]);
  const link = within(await rowOf('Hier')).getByRole('link', { name: 'Hier' });
  expect(link).toHaveAttribute('href', `/dier/${here.uuidkey}`);
  expect(await rowOf('Weg')).toHaveClass('muted');
  expect(await rowOf('Hier')).not.toHaveClass('muted');
  await user.hover(within(await rowOf('Weg')).getByText('1 tot 3 jaar'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Geplaatst');
  expect(await rowOf('Weg')).toHaveAccessibleDescription('Geplaatst');
  await user.keyboard('{Escape}');
  await user.hover(link);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
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
  const sizes = screen.getByRole('combobox', { name: 'Rijen per pagina' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([5, 10, 15, 20, 50].map((size) => `${size} per pagina`));
  expect(sizes).toHaveDisplayValue('10 per pagina');
  await user.selectOptions(sizes, '50');
  await waitFor(() => expect(lastList()?.params).toMatchObject({ first: '1', rows: '50' }));
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
