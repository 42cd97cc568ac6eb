import { makeAnimalCard, makeSearchPage, type RenderPartOptions, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubSearch } from '../testing/search-stub';
import { AnimalSearchPage } from './animal-search-page';

const open = (url: string, { api = stubSearch(), ...options }: RenderPartOptions = {}) =>
  renderPart(<AnimalSearchPage />, { url, api, ...options });
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const fold = (name: string) => filters().findByText(name, { selector: 'summary *' });
const group = async (name: string) => (await fold(name)).closest('details');

beforeEach(() => window.localStorage.clear());

test('SE-061: who fits comes first, then age, province and sex, then the words and breeds; care is folded at the end', async () => {
  const facets = { geen: { tuin: 8 } };
  open('/zoek/dieren/kat', { api: stubSearch({ searchAnimals: makeSearchPage(undefined, { facets }) }) });
  await screen.findByRole('link', { name: 'Moos' });
  await fold('Past bij mij');
  const panel = screen.getByRole('complementary', { name: 'Filters' });
  const order = [...panel.querySelectorAll('summary, select, input[type="search"]')];
  expect(order.map((field) => field.getAttribute('name') ?? field.textContent)).toEqual([
    ...['Past bij mij', 'Leeftijd', 'Provincie', 'land', 'geslacht', 'q', 'Ras', 'Kleur', 'Bijzonderheden'],
    'Verzorging en gedrag',
  ]);
  const fits = within(filters().getByRole('group', { name: 'Past bij mij' }));
  expect(fits.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    ...['Kan met kinderen', 'Ik heb geen tuin8'],
  ]);
  expect(await group('Verzorging en gedrag')).not.toHaveAttribute('open');
  expect(filters().getByRole('checkbox', { name: 'Zindelijk' })).not.toBeVisible();
});

test('SE-061: what the visitor lacks stands in the address, the request and a chip, beside the other wishes', async () => {
  const facets = { eig: { kinderen: 1160, zindelijk: 3 }, geen: { tuin: 1204, ervaren: 7 } };
  const api = stubSearch({ searchAnimals: makeSearchPage(undefined, { facets }) });
  const part = open('/zoek/dieren/hond?eig=zindelijk', { api });
  await part.user.click(await filters().findByRole('checkbox', { name: 'Ik heb geen tuin 1.204' }));
  await part.user.click(filters().getByRole('checkbox', { name: 'Kan met kinderen 1.160' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/hond?eig=zindelijk,kinderen&geen=tuin'));
  await waitFor(() =>
    expect(api.requestsOf('searchAnimals').at(-1)?.params).toMatchObject({ eig: 'zindelijk,kinderen', geen: 'tuin' }),
  );
  await part.user.click(screen.getByRole('button', { name: 'Verwijder filter Ik heb geen tuin' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/hond?eig=zindelijk,kinderen'));
  await part.user.click(await fold('Verzorging en gedrag'));
  await part.user.click(filters().getByRole('checkbox', { name: 'Zindelijk 3' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/hond?eig=kinderen'));
});

test('SE-061: an api that does not know what the visitor lacks is not asked for it', async () => {
  const facets = { eig: { kinderen: 3 } };
  open('/zoek/dieren/hond', { api: stubSearch({ searchAnimals: makeSearchPage(undefined, { facets }) }) });
  await filters().findByRole('checkbox', { name: 'Kan met kinderen 3' });
  expect(filters().queryByRole('checkbox', { name: /geen tuin/ })).not.toBeInTheDocument();
});

test('SE-062: a folded group says how many of its options are chosen, and stays folded the next time', async () => {
  const part = open('/zoek/dieren/kat?leeftijd=1,3');
  await part.user.click(await fold('Leeftijd'));
  await waitFor(async () => expect((await fold('Leeftijd')).parentElement).toHaveTextContent('Leeftijd2 gekozen'));
  expect(filters().getByRole('checkbox', { name: /^Kitten/ })).not.toBeVisible();
  part.unmount();
  open('/zoek/dieren/overig');
  expect(await group('Leeftijd')).not.toHaveAttribute('open');
  expect(await group('Provincie')).toHaveAttribute('open');
});

test('SE-063: a card says which wish of the search the animal meets', async () => {
  const cats = [
    makeAnimalCard({ naam: 'Minoes', eig: { kinderen: 'J' } }),
    makeAnimalCard({ naam: 'Tijger', eig: {} }),
  ];
  open('/zoek/dieren/kat?eig=kinderen&eigx=1', { api: stubSearch({ searchAnimals: makeSearchPage(cats) }) });
  const cardOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('article') as HTMLElement);
  expect(await (await cardOf('Minoes')).findByRole('img', { name: 'ja:' })).toBeVisible();
  expect((await cardOf('Minoes')).getByText('kan met kinderen')).toBeVisible();
  expect((await cardOf('Tijger')).getByRole('img', { name: 'onbekend:' })).toBeVisible();
});

test.each([
  ['/zoek/dieren', ['/zoek/langzitters', '/zoek/koppels', '/zoek/gevondendieren', '/zoek/asiels']],
  [
    '/zoek/dieren/kat?eig=kinderen',
    ['/zoek/langzitters?soort=1', '/zoek/koppels?soort=1', '/zoek/gevondendieren?soort=1', '/zoek/asiels'],
  ],
  ['/zoek/koppels', ['/zoek/dieren', '/zoek/langzitters', '/zoek/gevondendieren', '/zoek/asiels']],
  [
    '/zoek/langzitters?soort=3,4',
    ['/zoek/dieren?soort=3,4', '/zoek/koppels?soort=3,4', '/zoek/gevondendieren?soort=3,4', '/zoek/asiels'],
  ],
])('SE-064: %s leads further, to the same kinds', (url, expected) => {
  open(url);
  const further = within(screen.getByRole('navigation', { name: 'Verder zoeken' }));
  expect(further.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected);
});

test('SE-062: ages of several kinds are one choice with the ids of all', async () => {
  const api = stubSearch();
  const part = open('/zoek/dieren/overig', { api });
  await part.user.click(await filters().findByRole('checkbox', { name: 'Jong' }));
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/overig?leeftijd=31,41'));
  await waitFor(() => expect(api.requestsOf('searchAnimals').at(-1)?.params.leeftijd).toBe('31,41'));
});
