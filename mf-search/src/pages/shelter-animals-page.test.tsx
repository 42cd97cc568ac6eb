import { Kind } from '@portal/shared/contract';
import {
  hangingAnswer,
  makeAnimalCard,
  makeSearchPage,
  makeShelter,
  type Replies,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubShelters } from '../testing/search-stub';
import { ShelterAnimalsPage } from './shelter-animals-page';

const shelter = makeShelter({
  naam: 'De Kwispel',
  animals: [
    { title: 'Katten', type: 'cat', typeid: Kind.cat, count: 3 },
    { title: 'Overige dieren', type: 'other', typeid: Kind.other, count: 1 },
    { title: 'Konijnen', type: 'rabbit', typeid: Kind.rabbit, count: 4 },
  ],
});
const list = `/asieldieren/${shelter.uuidkey}`;

function open(code: string | undefined, replies: Replies = {}) {
  const api = stubShelters({ getShelter: { data: shelter }, ...replies });
  const path = '/asieldieren/:uuidkey/:soortcode?';
  const url = code === undefined ? list : `${list}/${code}`;
  return { api, ...renderPart(<ShelterAnimalsPage />, { url, path, api }) };
}
const animals = (count: number) => makeSearchPage(Array.from({ length: count }, () => makeAnimalCard()));
const banner = () => within(screen.getByRole('navigation', { name: 'Andere dieren van dit asiel' }));

test.each([
  [undefined, undefined, 'Dieren van De Kwispel'],
  ['1', '1', 'Katten van De Kwispel'],
  ['2', '2', 'Honden van De Kwispel'],
  ['3', '3,4', 'Overige dieren van De Kwispel'],
  ['4', undefined, 'Dieren van De Kwispel'],
  ['9', undefined, 'Dieren van De Kwispel'],
  ['abc', undefined, 'Dieren van De Kwispel'],
])(
  'code %s asks exactly z, asiel, soort=%s and x_rpp, titled %s (SE-030, SE-032, SE-034, C04)',
  async (code, soort, title) => {
    const { api } = open(code);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toContain(title);
    await screen.findByRole('link', { name: 'Moos' });
    const kinds = soort === undefined ? {} : { soort };
    expect(api.requestsOf('searchAnimals').map(({ params }) => params)).toEqual([
      { z: '1', asiel: shelter.uuidkey, ...kinds, x_rpp: '200' },
    ]);
  },
);

test.each([
  ['1', 0, 'Er zijn geen katten van dit asiel bij ons bekend.'],
  ['1', 1, 'Er is 1 kat van dit asiel bij ons bekend.'],
  ['1', 3, 'Er zijn 3 katten van dit asiel bij ons bekend.'],
  ['3', 1, 'Er is 1 overig dier van dit asiel bij ons bekend.'],
  [undefined, 0, 'Er zijn geen dieren van dit asiel bij ons bekend.'],
  [undefined, 2, 'Er zijn 2 dieren van dit asiel bij ons bekend.'],
])('code %s with %i animals: %s, said aloud (SE-031, C34)', async (code, count, heading) => {
  open(code, { searchAnimals: animals(count) });
  const found = await screen.findByRole('heading', { level: 2, name: heading });
  expect(found.closest('[role="status"]')).not.toBeNull();
});

test('cards lead to the animals (SE-033)', async () => {
  const cat = makeAnimalCard({ naam: 'Minoes' });
  open('1', { searchAnimals: makeSearchPage([cat]) });
  expect(await screen.findByRole('link', { name: 'Minoes' })).toHaveAttribute('href', `/dier/${cat.uuidkey}`);
});

test('while the list is on its way it says so, and the banner works already (SE-033)', async () => {
  open('1', { searchAnimals: hangingAnswer() });
  expect(await screen.findByText('Bezig met laden')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(banner().getByRole('link', { name: /^Honden/ })).toBeVisible();
});

test('the banner at the foot leads to the other kinds with their figures, without loading the page again (SE-033, C04)', async () => {
  const part = open('1');
  await screen.findByRole('heading', { level: 1 });
  const entries = banner().getAllByRole('link');
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Alle8', list],
    ['Katten3', `${list}/1`],
    ['Honden0', `${list}/2`],
    ['Overig5', `${list}/3`],
  ]);
  expect(banner().getByRole('link', { current: 'page' })).toHaveTextContent('Katten');
  await part.user.click(banner().getByRole('link', { name: /^Overig/ }));
  expect(part.address()).toBe(`${list}/3`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overige dieren van De Kwispel' })).toHaveFocus();
  expect(part.api.requestsOf('getShelter')).toHaveLength(1);
  // The title is there before its list is asked for.
  await waitFor(() => expect(part.api.requestsOf('searchAnimals').at(-1)?.params.soort).toBe('3,4'));
});

test('more than the list holds: it says how many stand there, and where the rest is', async () => {
  open(undefined, { searchAnimals: makeSearchPage([makeAnimalCard()], { totalRecords: 214 }) });
  expect(await screen.findByText('Er zijn 214 dieren van dit asiel bij ons bekend.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Zoek in alle dieren van dit asiel' })).toHaveAttribute(
    'href',
    `/zoek/dieren?asiel=${shelter.uuidkey}`,
  );
});

test("an unknown shelter says 'Niet gevonden'", async () => {
  open('1', { getShelter: refuse('NOT_FOUND'), searchAnimals: animals(0) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Niet gevonden' })).toBeVisible();
});

test('a shelter that does not load leaves its animals without its name; a list that fails can be tried again (SH-079)', async () => {
  const part = open('1', { getShelter: refuse('INTERNAL'), searchAnimals: refuse('INTERNAL') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dieren van dit asiel' })).toBeVisible();
  // The list fails by itself, before or after the shelter.
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  part.api.set({ searchAnimals: animals(1) });
  await part.user.click(again);
  expect(await screen.findByText('Er is 1 kat van dit asiel bij ons bekend.')).toBeVisible();
});
