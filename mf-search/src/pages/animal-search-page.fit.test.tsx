import type { AnimalSearchPage as SearchPage } from '@portal/shared/contract';
import { packFit } from '@portal/shared/domain';
import { fitProfileStore } from '@portal/shared/session';
import { makeAnimalCard, makeSearchPage, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fitOrder } from '../features/animal-search/fit-order';
import { type Replies, stubSearch } from '../testing/search-stub';
import { AnimalSearchPage } from './animal-search-page';

const PATH = '/zoek/dieren/hond';
const cards = [
  makeAnimalCard({ id: 31, naam: 'Nooit', soort: 2, eig: { katten: 'N' } }),
  makeAnimalCard({ id: 32, naam: 'Misschien', soort: 2, eig: {} }),
  makeAnimalCard({ id: 33, naam: 'Graag', soort: 2, eig: { katten: 'J' } }),
];
const dieren = cards.map((card) => `${card.id.toString(36)}.${packFit(card).toString(36)}`).join(',');
const named = (id = '') => id.split(',').filter(Boolean);

function open(query: string, replies: Replies = {}) {
  const api = stubSearch({
    getFitIndex: { data: { total: 3, dieren } },
    searchAnimals: ({ params }): SearchPage => {
      const ids = named(params.id).map(Number);
      const data = ids.length > 0 ? ids.flatMap((id) => cards.filter((card) => card.id === id)) : cards;
      return { ...makeSearchPage(data), pagination: { totalRecords: 3, totalPages: 1 } };
    },
    ...replies,
  });
  return { api, ...renderPart(<AnimalSearchPage />, { url: `${PATH}${query}`, api }) };
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  fitProfileStore.set(null);
});

test('SE-052, C62 best passend: the browser orders, the api gives the cards, and no request carries an answer', async () => {
  fitProfileStore.set({ huisdieren: 'Ja', dieren: ['kat'] });
  const { api } = open('?sort=passend');
  await screen.findByRole('link', { name: 'Graag' });
  expect(names()).toEqual(['Graag', 'Misschien', 'Nooit']);
  const asked = [...api.requestsOf('searchAnimals'), ...api.requestsOf('getFitIndex')];
  expect(asked).toHaveLength(2);
  expect(asked.map(({ params }) => params)).toEqual([{ id: '33,32,31', rows: '24', soort: '2' }, { soort: '2' }]);
});

test('SE-051, C62 each card says why, what stands in the way first and never more than three', async () => {
  fitProfileStore.set({ huisdieren: 'Ja', dieren: ['kat'], kinderen: 'Ja', tuin: 'Nee', ervaring: 'Geen' });
  open('');
  const card = within((await screen.findByRole('link', { name: 'Nooit' })).closest('article') as HTMLElement);
  const list = await card.findByRole('list', { name: 'Past dit bij u?' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['kan niet met katten (u heeft een kat)', 'kan met kinderen', 'kan zonder tuin']);
  expect(within(list).getByRole('img', { name: 'nee:' })).toBeVisible();
  expect(card.getByText('en nog 1 op het profiel')).toBeVisible();
});

test('C62 without answers the cards say nothing, and the order leads to the questions and back into that order', async () => {
  const { user, address, api } = open('?provincie=12');
  await screen.findByRole('link', { name: 'Nooit' });
  expect(screen.queryByRole('list', { name: 'Past dit bij u?' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sorteren' }), 'Best passend');
  const back = encodeURIComponent(`${PATH}?provincie=12&sort=passend`);
  await waitFor(() => expect(address()).toBe(`/zoek/past-dit-bij-mij?returnUrl=${back}`));
  expect(api.requestsOf('getFitIndex')).toHaveLength(0);
});

test('C62 the order stays in the address while filters change, and goes with another order', async () => {
  fitProfileStore.set({ huisdieren: 'Ja', dieren: ['kat'] });
  const { user, address } = open('?sort=passend&provincie=12');
  await screen.findByRole('link', { name: 'Graag' });
  await user.click(screen.getByRole('button', { name: /Verwijder filter Zuid-Holland/ }));
  expect(address()).toBe(`${PATH}?sort=passend`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sorteren' }), 'Langst wachtend');
  expect(address()).toBe(`${PATH}?sort=langzit`);
});

test('C62 an api that cannot tell what all animals answer leaves the newest first, and the page says so', async () => {
  fitProfileStore.set({ huisdieren: 'Ja', dieren: ['kat'] });
  open('?sort=passend', { getFitIndex: refuse('NOT_FOUND') });
  await screen.findByRole('link', { name: 'Nooit' });
  expect(names()).toEqual(['Nooit', 'Misschien', 'Graag']);
  expect(screen.getByText(/U ziet de nieuwste dieren eerst/)).toBeVisible();
});

test('C62 equal animals keep the order of the api, and 10,000 are ordered without one missing or twice', () => {
  const all = Array.from({ length: 10_000 }, (_, i) => ({
    id: i + 1,
    soort: 2 as const,
    eig: i % 3 ? {} : { katten: 'J' as const },
  }));
  const text = all.map((animal) => `${animal.id.toString(36)}.${packFit(animal).toString(36)}`).join(',');
  const ids = fitOrder(text, { dieren: ['kat'] });
  const fits = all.filter(({ eig }) => 'katten' in eig).map(({ id }) => id);
  const others = all.filter(({ eig }) => !('katten' in eig)).map(({ id }) => id);
  expect(ids).toEqual([...fits, ...others]);
  expect(fitOrder('', {})).toEqual([]);
});
