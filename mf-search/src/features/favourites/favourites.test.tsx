import { PlacementStatus } from '@portal/shared/contract';
import { makeAnimalCard, makeMe, type Replies, refuse, renderPart, stubApi } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Favourites } from './favourites';

const moos = makeAnimalCard({ naam: 'Moos' });
const sien = makeAnimalCard({ naam: 'Sien', geplaatst: PlacementStatus.placed });

function open(replies: Replies = {}) {
  const api = stubApi({
    listFavourites: { data: { items: [moos, sien] } },
    addFavourite: { data: { item: { uuidkey: moos.uuidkey, favorite: 1 } } },
    removeFavourite: null,
    ...replies,
  });
  return { api, ...renderPart(<Favourites />, { api, user: makeMe() }) };
}

beforeEach(() => localStorage.clear());

test('SE-041: the favourites in their order, placed ones are marked', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Uw favorieten' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Moos' })).toHaveAttribute(
    'href',
    `/dier/${moos.uuidkey}`,
  );
  expect(within(first as HTMLElement).queryByText('Geplaatst')).not.toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Geplaatst')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 favorieten');
  expect(screen.getByText(/Een geplaatst dier heeft een nieuw thuis/)).toBeVisible();
});

test('SE-041: removing leaves the way back in its place, and the focus goes along', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Verwijder Moos uit uw favorieten' }));
  const back = await screen.findByRole('button', { name: 'Zet Moos terug bij uw favorieten' });
  expect(back).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Moos' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 favoriet');
  await waitFor(() => expect(api.requestsOf('removeFavourite')).toHaveLength(1));
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Verwijder Moos uit uw favorieten' })).toHaveFocus();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Moos', 'Sien']);
  await waitFor(() => expect(api.requestsOf('addFavourite')).toHaveLength(1));
});

test('SE-041: what could not be removed comes back', async () => {
  const { user } = open({ removeFavourite: refuse('INTERNAL') });
  await user.click(await screen.findByRole('button', { name: 'Verwijder Moos uit uw favorieten' }));
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
});

test('SE-041: without favourites the way to the search', async () => {
  open({ listFavourites: { data: { items: [] } } });
  expect(await screen.findByText('U heeft nog geen favorieten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoek een dier' })).toHaveAttribute('href', '/zoek/dieren');
});

test('SE-041: a list that does not come can be asked again', async () => {
  const { api, user } = open({ listFavourites: refuse('INTERNAL') });
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ listFavourites: { data: { items: [moos] } } });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
});
