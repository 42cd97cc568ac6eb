import { makeAnimalCard, makeSearchPage, type RenderPartOptions, refuse, renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stubSearch } from '../testing/search-stub';
import { AnimalSearchPage } from './animal-search-page';

const open = (url: string, { api = stubSearch(), ...options }: RenderPartOptions = {}) =>
  renderPart(<AnimalSearchPage />, { url, api, ...options });
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const manyCats = (totalRecords: number) =>
  makeSearchPage(
    Array.from({ length: 24 }, () => makeAnimalCard()),
    { totalRecords },
  );

beforeEach(() => window.localStorage.clear());

test.each(['/zoek', '/zoek/dieren'])(
  '%s has the tab title of home and every kind to choose (SE-001, SH-019)',
  async (url) => {
    open(url);
    expect(screen.getByRole('heading', { level: 1, name: 'Zoek een dier' })).toBeVisible();
    expect(document.title).toBe('Stichting Pootjesplein en Internet');
    const kinds = within(screen.getByRole('navigation', { name: 'Diersoort' }));
    const links = kinds.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([url, '/zoek/dieren/kat', '/zoek/dieren/hond', '/zoek/dieren/konijn', '/zoek/dieren/overig']);
    expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
  },
);

test.each([
  ['/zoek/dieren/kat', 'Katten', '1'],
  ['/zoek/dieren/hond', 'Honden', '2'],
  ['/zoek/dieren/overig', 'Overige dieren', '3,4'],
  ['/zoek/dieren/konijn', 'Konijnen', '4'],
  ['/zoek/kat', 'Katten', '1'],
  ['/zoek/hond', 'Honden', '2'],
  ['/zoek/overig', 'Overige dieren', '3,4'],
])('%s is headed %s and asks soort=%s (SE-002, SE-003, SE-016)', async (url, heading, soort) => {
  const api = stubSearch();
  open(url, { api });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await screen.findByRole('link', { name: 'Moos' });
  expect(api.requestsOf('searchAnimals').map(({ params }) => params.soort)).toEqual([soort]);
  expect(document.title).toContain(heading);
});

test.each([
  ['/zoek/langzitters', 'Langzitters', { langzitter: '1', sort: 'langzit' }],
  ['/zoek/koppels', 'Koppels', { koppel: 'J', sort: 'nieuw' }],
  ['/zoek/gevondendieren', 'Gevonden dieren', { gevonden: 'J', sort: 'nieuw' }],
])('%s is headed %s and asks %p (SE-004, SE-005, SE-006)', async (url, heading, params) => {
  const api = stubSearch();
  open(url, { api });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await screen.findByRole('link', { name: 'Moos' });
  expect(api.requestsOf('searchAnimals')[0]?.params).toMatchObject(params);
});

test('a card leads to the page of the animal (SE-012)', async () => {
  const cat = makeAnimalCard({ naam: 'Minoes' });
  open('/zoek/dieren/kat', { api: stubSearch({ searchAnimals: makeSearchPage([cat]) }) });
  expect(await screen.findByRole('link', { name: 'Minoes' })).toHaveAttribute('href', `/dier/${cat.uuidkey}`);
});

test("'maakt niet uit' leaves no key in the address nor in the request (SE-008)", async () => {
  const api = stubSearch();
  const part = open('/zoek/dieren/kat?geslacht=1', { api });
  await part.user.selectOptions(await filters().findByRole('combobox', { name: 'Geslacht' }), 'Maakt niet uit');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat'));
  await waitFor(() => expect(api.requestsOf('searchAnimals')).toHaveLength(2));
  expect(api.requestsOf('searchAnimals')[1]?.params).not.toHaveProperty('geslacht');
});

test('a chosen filter is in the address and in the request, and the page is 1 again (SE-010, C07)', async () => {
  const api = stubSearch({ searchAnimals: manyCats(200) });
  const part = open('/zoek/dieren/kat?first=3', { api });
  await part.user.click(await filters().findByRole('checkbox', { name: /^Siamees/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
  await waitFor(() => expect(api.requestsOf('searchAnimals').at(-1)?.params).toMatchObject({ ras: '110', first: '1' }));
});

test('a breed set on kat is kept while the visitor looks at hond and comes back (SE-010)', async () => {
  const part = open('/zoek/dieren/kat?ras=110');
  const kinds = () => within(screen.getByRole('navigation', { name: 'Diersoort' }));
  await part.user.click(kinds().getByRole('link', { name: /^Honden/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/hond'));
  await part.user.click(kinds().getByRole('link', { name: /^Katten/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
  expect(await screen.findByRole('button', { name: 'Verwijder filter Siamees' })).toBeVisible();
});

test('six letters in 300 ms make one request, 500 ms after the last (SE-009)', async () => {
  jest.useFakeTimers();
  try {
    const api = stubSearch();
    const part = open('/zoek/dieren/kat', { api, advanceTimers: jest.advanceTimersByTime });
    const field = filters().getByRole('searchbox', { name: 'Zoek op woord' });
    await act(() => jest.advanceTimersByTimeAsync(50));
    for (const letter of 'zwarte') {
      await part.user.type(field, letter);
      await act(() => jest.advanceTimersByTimeAsync(50));
    }
    await act(() => jest.advanceTimersByTimeAsync(440));
    expect(api.requestsOf('searchAnimals')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?q=zwarte'));
    expect(api.requestsOf('searchAnimals').map(({ params }) => params.q)).toEqual([undefined, 'zwarte']);
  } finally {
    jest.useRealTimers();
  }
});

describe('a change is made to the address as it is at that moment', () => {
  const box = (name: RegExp) => filters().findByRole('checkbox', { name });

  test('a word that is still waiting is added to a box that was ticked meanwhile, and takes none away', async () => {
    const part = open('/zoek/dieren/kat');
    const siamese = await box(/^Siamees/);
    await screen.findByRole('link', { name: 'Moos' });
    jest.useFakeTimers();
    try {
      await act(async () => {
        fireEvent.change(filters().getByRole('searchbox', { name: 'Zoek op woord' }), { target: { value: 'lief' } });
        siamese.click();
      });
      await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
      await act(() => jest.advanceTimersByTimeAsync(500));
      await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110&q=lief'));
    } finally {
      jest.useRealTimers();
    }
  });

  test('two ticks before the page renders again are both kept', async () => {
    const part = open('/zoek/dieren/kat?ras=110');
    const [european, couples] = [await box(/^Europees/), await box(/^Koppels/)];
    await screen.findByRole('link', { name: 'Moos' });
    // One act: as on a slow phone, nothing renders between the clicks.
    await act(async () => {
      european.click();
      couples.click();
      filters()
        .getByRole<HTMLInputElement>('checkbox', { name: /^Siamees/ })
        .click();
    });
    await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=101&koppel=J'));
  });

  test('a box that is ticked and at once taken back is not ticked', async () => {
    const part = open('/zoek/dieren/kat?ras=110');
    const european = await box(/^Europees/);
    await screen.findByRole('link', { name: 'Moos' });
    fireEvent.click(european);
    expect(european).toBeChecked();
    fireEvent.click(european);
    expect(european).not.toBeChecked();
    fireEvent.click(await box(/^Koppels/));
    await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110&koppel=J'));
    expect(european).not.toBeChecked();
  });

  test('a tick on a page that was left already changes nothing', async () => {
    const part = open('/zoek/dieren/kat');
    const siamese = await box(/^Siamees/);
    await act(async () => {
      screen.getByRole('link', { name: /^Honden/ }).click();
      siamese.click();
    });
    await waitFor(() => expect(part.address()).toBe('/zoek/dieren/hond'));
  });
});

test('the number of results is said in a live region; page and sorting are in the address (SE-015)', async () => {
  const part = open('/zoek/dieren/kat?first=2', { api: stubSearch({ searchAnimals: manyCats(61) }) });
  await waitFor(() =>
    expect(screen.getByText('61 katten gevonden').closest('[role="status"]')).toHaveTextContent('Pagina 2 van 3'),
  );
  await part.user.click(await screen.findByRole('link', { name: 'Pagina 3' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?first=3'));
  await part.go(-1);
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?first=2'));
  await part.user.selectOptions(screen.getByRole('combobox', { name: 'Sorteren' }), 'Langst wachtend');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?sort=langzit'));
  await part.user.selectOptions(await screen.findByRole('combobox', { name: 'Dieren per pagina' }), '48');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?sort=langzit&rows=48'));
});

test('Aanbevolen says why, and its pages stay in one order until the search changes (SE-066, C63)', async () => {
  const page = manyCats(61);
  const api = stubSearch({
    searchAnimals: ({ params }) =>
      params.sort === 'aanbevolen' ? { ...page, pagination: { ...page.pagination, volgorde: '1mk3' } } : page,
  });
  const part = open('/zoek/dieren/kat', { api });
  const order = await screen.findByRole('combobox', { name: 'Sorteren' });
  expect(screen.queryByText('Waarom deze volgorde?')).not.toBeInTheDocument();
  await part.user.selectOptions(order, 'Aanbevolen');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?sort=aanbevolen'));
  await part.user.click(await screen.findByText('Waarom deze volgorde?'));
  expect(screen.getByText(/^Niemand kan voor een plek betalen/)).toBeVisible();
  await part.user.click(await screen.findByRole('link', { name: 'Pagina 3' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?volgorde=1mk3&sort=aanbevolen&first=3'));
  await waitFor(() =>
    expect(api.requestsOf('searchAnimals').at(-1)?.params).toMatchObject({ volgorde: '1mk3', first: '3' }),
  );
  await part.user.click(await filters().findByRole('checkbox', { name: /^Siamees/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110&sort=aanbevolen'));
  await part.user.selectOptions(order, 'Nieuwste eerst');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
});

test('a page beyond the last leads to the last (SE-015)', async () => {
  const part = open('/zoek/dieren/kat?first=9', {
    api: stubSearch({
      searchAnimals: ({ params }) => (params.first === '9' ? makeSearchPage([], { totalRecords: 61 }) : manyCats(61)),
    }),
  });
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?first=3'));
  expect(await screen.findAllByRole('link', { name: 'Moos' })).toHaveLength(24);
});

test("on overig 'Konijnen' is a choice of the page, elsewhere a page of its own (SE-016, C04)", async () => {
  const api = stubSearch();
  const part = open('/zoek/dieren/overig', { api });
  await part.user.click(screen.getByRole('link', { name: /^Konijnen/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/overig?soort=4'));
  await waitFor(() => expect(api.requestsOf('searchAnimals').at(-1)?.params.soort).toBe('4'));
  expect(screen.getByRole('link', { name: /^Konijnen/ })).toHaveAttribute('aria-current', 'page');
});

test('options show how many results they lead to; dead ends are greyed and stay (SE-017)', async () => {
  const facets = { ras: { 101: 12 }, geslacht: { 1: 5 }, koppel: { J: 2 }, gevonden: {}, eig: { kinderen: 3 } };
  const part = open('/zoek/dieren/kat', { api: stubSearch({ searchAnimals: makeSearchPage(undefined, { facets }) }) });
  expect(await filters().findByRole('checkbox', { name: 'Europees korthaar 12' })).toBeEnabled();
  expect(filters().getByRole('checkbox', { name: 'Siamees 0' })).toBeDisabled();
  expect(filters().getByRole('option', { name: 'Poes (0)' })).toBeDisabled();
  expect(filters().getByRole('checkbox', { name: 'Koppels 2' })).toBeEnabled();
  expect(filters().getByRole('checkbox', { name: 'Gevonden dieren 0' })).toBeDisabled();
  await part.user.click(filters().getByText('Verzorging en gedrag', { selector: 'summary *' }));
  expect(filters().getByRole('checkbox', { name: 'Zindelijk 0' })).toBeDisabled();
});

test('a long list opens with a search of its own that does not mind accents', async () => {
  const part = open('/zoek/dieren/kat');
  await filters().findByRole('checkbox', { name: /^Europees/ });
  expect(filters().queryByRole('checkbox', { name: 'Siamees' })).toBeInTheDocument();
  await part.user.click(filters().getByRole('button', { name: 'Toon alle 16 rassen' }));
  await part.user.type(filters().getByRole('searchbox', { name: 'Zoek in rassen' }), 'siámees');
  expect(filters().queryByRole('checkbox', { name: /^Europees/ })).not.toBeInTheDocument();
  expect(filters().getByRole('checkbox', { name: 'Siamees' })).toBeVisible();
});

test('a colour is chosen from groups: in the address, in the request, as a chip; those with most animals stand first (SE-018)', async () => {
  const facets = { kleur: { 'zwart-wit': 9, gestreept: 4, zwart: 3, overig: 20 } };
  const api = stubSearch({ searchAnimals: makeSearchPage(undefined, { facets }) });
  const part = open('/zoek/dieren/kat', { api });
  await part.user.click(await filters().findByText('Kleur', { selector: 'summary *' }));
  const colours = within(filters().getByRole('group', { name: 'Kleur' }));
  expect(colours.getAllByRole('checkbox')).toHaveLength(6);
  expect(colours.getByRole('checkbox', { name: 'Wit 0' })).toBeDisabled();
  await part.user.click(colours.getByRole('checkbox', { name: 'Zwart-wit 9' }));
  await part.user.click(colours.getByRole('checkbox', { name: 'Cypers of gestroomd 4' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?kleur=zwart-wit,gestreept'));
  await waitFor(() => expect(api.requestsOf('searchAnimals').at(-1)?.params.kleur).toBe('zwart-wit,gestreept'));
  await part.user.click(filters().getByRole('button', { name: 'Toon alle 11 kleuren' }));
  expect(colours.getAllByRole('checkbox')).toHaveLength(11);
  const chips = within(screen.getByRole('list', { name: 'Gekozen filters' }));
  await part.user.click(chips.getByRole('button', { name: 'Verwijder filter Zwart-wit' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?kleur=gestreept'));
});

test('chosen filters are chips; one click takes one away, or all', async () => {
  const part = open('/zoek/dieren/kat?q=lief&ras=101,110&koppel=J&eig=kinderen&eigx=1&sort=langzit');
  const chips = within(await screen.findByRole('list', { name: 'Gekozen filters' }));
  await chips.findByRole('button', { name: 'Verwijder filter Siamees' });
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '‘lief’',
    'Kan met kinderen',
    'Europees korthaar',
    'Siamees',
    'Koppels',
    'Alles wissen',
  ]);
  await part.user.click(chips.getByRole('button', { name: 'Verwijder filter Siamees' }));
  await waitFor(() =>
    expect(part.address()).toBe('/zoek/dieren/kat?q=lief&ras=101&koppel=J&eig=kinderen&eigx=1&sort=langzit'),
  );
  expect(screen.getByText(/gevonden$/).closest('[role="status"]')).toHaveFocus();
  await part.user.click(screen.getByRole('button', { name: 'Alles wissen' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?sort=langzit'));
});

test('the earlier results stay, marked busy, while a changed filter loads', async () => {
  let answer: (page: ReturnType<typeof makeSearchPage>) => void = () => {};
  const api = stubSearch();
  const part = open('/zoek/dieren/kat', { api });
  await screen.findByRole('link', { name: 'Moos' });
  api.set({ searchAnimals: () => new Promise((resolve) => (answer = resolve)) });
  await part.user.click(await filters().findByRole('checkbox', { name: /^Siamees/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Moos' }).closest('[aria-busy="true"]')).not.toBeNull());
  await act(async () => answer(makeSearchPage([makeAnimalCard({ naam: 'Sien' })])));
  expect(await screen.findByRole('link', { name: 'Sien' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Moos' })).not.toBeInTheDocument();
});

test('nothing found: which filter keeps results away, with what it would give, and other kinds (SE-014)', async () => {
  const facets = { ras: { 101: 12 }, leeftijd: {}, provincie: { 7: 3, 12: 1 } };
  const part = open('/zoek/dieren/kat?ras=110&provincie=25&leeftijd=1', {
    api: stubSearch({ searchAnimals: makeSearchPage([], { facets }) }),
  });
  const widen = within(await screen.findByRole('region', { name: 'Verwijder een filter' }));
  await widen.findByRole('link', { name: /Siamees/ });
  expect(widen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Zonder Siamees (12)',
    'Zonder Limburg (BE) (4)',
    'Alles wissen',
  ]);
  const others = within(screen.getByRole('navigation', { name: 'Of kijk bij' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Honden',
    'Konijnen',
    'Overige dieren',
  ]);
  await part.user.click(widen.getByRole('link', { name: /Siamees/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?leeftijd=1&provincie=25'));
});

test('a failed search keeps the filters and can be tried again (SH-079)', async () => {
  const api = stubSearch({ searchAnimals: refuse('INTERNAL') });
  const part = open('/zoek/dieren/kat?ras=110', { api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit deel kon niet worden geladen');
  expect(screen.getByRole('button', { name: 'Verwijder filter Siamees' })).toBeVisible();
  api.set({ searchAnimals: makeSearchPage() });
  await part.user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
});

test('when a changed filter fails, the results of the earlier one do not stay (SH-079)', async () => {
  const api = stubSearch();
  const part = open('/zoek/dieren/kat', { api });
  await screen.findByRole('link', { name: 'Moos' });
  api.set({ searchAnimals: refuse('INTERNAL') });
  await part.user.click(await filters().findByRole('checkbox', { name: /^Siamees/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Moos' })).not.toBeInTheDocument();
  await part.user.click(await filters().findByRole('checkbox', { name: /^Siamees/ }));
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
});

test('lists that fail leave their filters out, without a word; the search goes on (SH-079)', async () => {
  open('/zoek/dieren/kat', { api: stubSearch({ listBreeds: refuse('INTERNAL'), listChecklist: refuse('INTERNAL') }) });
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
  expect(await filters().findByRole('group', { name: 'Leeftijd' })).toBeVisible();
  expect(filters().queryByRole('group', { name: 'Ras' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on a narrow screen the filters open in a sheet that says what it will show', async () => {
  const part = open('/zoek/dieren/kat?ras=110&koppel=J', { api: stubSearch({ searchAnimals: manyCats(43) }) });
  await part.user.click(await screen.findByRole('button', { name: 'Filters (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await part.user.click(sheet.getByRole('checkbox', { name: /^Koppels/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=110'));
  await part.user.click(sheet.getByRole('button', { name: 'Toon 43 dieren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a preset does not offer what it already says', async () => {
  open('/zoek/langzitters');
  const more = within(await filters().findByRole('group', { name: 'Bijzonderheden' }));
  expect(more.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).name)).toEqual(['koppel', 'gevonden']);
});

test('a kind chosen on a preset is a filter of that page, and leaves breeds behind', async () => {
  const part = open('/zoek/koppels?soort=1&ras=110&provincie=7');
  await part.user.click(screen.getByRole('link', { name: /^Honden/ }));
  await waitFor(() => expect(part.address()).toBe('/zoek/koppels?soort=2&provincie=7'));
});
