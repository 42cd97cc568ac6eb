import { Kind } from '@portal/shared/contract';
import { makeAnimalCard, makeSearchPage, type Replies, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubSearch } from '../../testing/search-stub';
import { HomeLongStayers } from './home-long-stayers';
import { HomeNewest } from './home-newest';
import { HomeSearch } from './home-search';

const summary = {
  data: {
    kinds: [
      { soort: Kind.cat, aantal: 1204 },
      { soort: Kind.dog, aantal: 1 },
      { soort: Kind.other, aantal: 30 },
      { soort: Kind.rabbit, aantal: 12 },
    ],
    available: 1247,
    shelters: 134,
    placedThisYear: 5000,
  },
};
const openSearch = (replies: Replies = {}) =>
  renderPart(<HomeSearch />, { api: stubSearch({ getSummary: summary, ...replies }) });

test('four kinds with live counts; overig counts the rabbits that its page finds, and says so (SE-042, C03, C04)', async () => {
  openSearch();
  await screen.findByRole('radio', { name: /1\.204 dieren/ });
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Kat1.204 dieren', 'Hond1 dier', 'Konijn12 dieren', 'Overig42 dierenook konijnen']);
});

test.each([
  [null, null, '/zoek/dieren'],
  [/^Kat/, null, '/zoek/dieren/kat'],
  [/^Hond/, 'Limburg (BE)', '/zoek/dieren/hond?provincie=25'],
  [/^Konijn/, null, '/zoek/dieren/konijn'],
  [/^Overig/, null, '/zoek/dieren/overig'],
  [null, 'Limburg (NL)', '/zoek/dieren?provincie=7'],
])("kind %p and province %p: 'Zoek' leads to %s (SE-042)", async (kind, province, address) => {
  const part = openSearch();
  await screen.findByRole('option', { name: 'Limburg (BE)' });
  if (kind) await part.user.click(screen.getByRole('radio', { name: kind }));
  if (province) await part.user.selectOptions(screen.getByRole('combobox', { name: 'Provincie' }), province);
  await part.user.click(screen.getByRole('button', { name: 'Zoek' }));
  expect(part.address()).toBe(address);
});

test('without scripts the box asks for all animals, with kind and province in the address; overig is with its rabbits', async () => {
  const { user } = openSearch();
  await screen.findByRole('option', { name: 'Limburg (BE)' });
  const box = screen.getByRole('search', { name: 'Zoek een dier' }) as HTMLFormElement;
  expect(box).toHaveAttribute('action', '/zoek/dieren');
  expect(box.method).toBe('get');
  expect([...new FormData(box)]).toEqual([['provincie', 'x']]);
  await user.click(screen.getByRole('radio', { name: /^Overig/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Provincie' }), '25');
  expect([...new FormData(box)]).toEqual([
    ['soort', '3,4'],
    ['provincie', '25'],
  ]);
});

test('SE-019, C60: a place is remembered, the figures are those within 25 km, and the search takes both along', async () => {
  const places = {
    items: [{ id: 2745912, naam: 'Utrecht', afkorting: 'UT', land: 'NL' as const, lat: 52.09, lon: 5.12 }],
  };
  const near = makeSearchPage([makeAnimalCard()], { facets: { soort: { 1: 12, 4: 1 } } });
  const api = stubSearch({ getSummary: summary, listPlaces: places, searchAnimals: near });
  const { user, address } = renderPart(<HomeSearch />, { api });
  await screen.findByRole('radio', { name: /1\.204 dieren/ });
  expect(api.requestsOf('searchAnimals')).toHaveLength(0);
  await user.type(await screen.findByRole('combobox', { name: 'Waar woont u?' }), 'Utrecht');
  await user.click(await screen.findByRole('option', { name: /Utrecht/ }));
  expect(await screen.findByRole('radio', { name: /Kat\s*12 dieren/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Overig\s*1 dier/ })).toBeInTheDocument();
  expect(api.requestsOf('searchAnimals').at(-1)?.params).toEqual({ plaats: '2745912', afstand: '25', rows: '1' });
  await user.click(screen.getByRole('radio', { name: /^Kat/ }));
  expect(screen.queryByRole('combobox', { name: 'Provincie' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoek' }));
  expect(address()).toBe('/zoek/dieren/kat?plaats=2745912&afstand=25');
  localStorage.clear();
});

test('without figures or provinces the search box still searches (SH-079)', async () => {
  const part = openSearch({ getSummary: refuse('INTERNAL'), listProvinces: refuse('INTERNAL') });
  await waitFor(() => expect(part.requests.length).toBeGreaterThan(1));
  await part.user.click(screen.getByRole('radio', { name: /^Kat/ }));
  await part.user.click(screen.getByRole('button', { name: 'Zoek' }));
  expect(part.address()).toBe('/zoek/dieren/kat');
});

test("'Net binnen' shows the eight newest that are free, and leads to all (SE-042, C03)", async () => {
  const api = stubSearch({ searchAnimals: makeSearchPage([makeAnimalCard({ naam: 'Sien' })]) });
  renderPart(<HomeNewest />, { api });
  const row = within(screen.getByRole('region', { name: 'Net binnen' }));
  expect(await row.findByRole('link', { name: 'Sien' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Bekijk alle dieren' })).toHaveAttribute('href', '/zoek/dieren');
  expect(api.requestsOf('searchAnimals')[0]?.params).toEqual({ sort: 'nieuw', rows: '8', geplaatst: 'N' });
});

test("'Langzitters' shows the four that wait longest, the days first, and leads to all (SE-042, C03)", async () => {
  const animal = makeAnimalCard({ naam: 'Streep', langzitter: 1, dagen: 1214 });
  const api = stubSearch({ searchAnimals: makeSearchPage([animal]) });
  renderPart(<HomeLongStayers />, { api });
  const row = within(screen.getByRole('region', { name: 'Langzitters' }));
  const link = await row.findByRole('link', { name: 'Streep' });
  expect(link).toHaveAttribute('href', `/dier/${animal.uuidkey}`);
  expect(link).toHaveAccessibleDescription(/^wacht al 1\.214 dagen/);
  expect(row.getByRole('link', { name: 'Alle langzitters' })).toHaveAttribute('href', '/zoek/langzitters');
  expect(api.requestsOf('searchAnimals')[0]?.params).toEqual({ langzitter: '1', sort: 'langzit', rows: '4' });
});

test.each([
  ['Net binnen', 'fails', HomeNewest, refuse('INTERNAL')],
  ['Net binnen', 'is empty', HomeNewest, makeSearchPage([])],
  ['Langzitters', 'fails', HomeLongStayers, refuse('INTERNAL')],
  ['Langzitters', 'is empty', HomeLongStayers, makeSearchPage([])],
])("a row '%s' that %s is not there (SH-079)", async (_name, _what, Row, searchAnimals) => {
  renderPart(<Row />, { api: stubSearch({ searchAnimals }) });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
