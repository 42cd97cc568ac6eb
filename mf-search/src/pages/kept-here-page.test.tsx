import { FAVOURITES_STORAGE_KEY, PlacementStatus } from '@portal/shared/contract';
import { sessionSlice } from '@portal/shared/session';
import {
  makeAnimal,
  makeMe,
  makeStaff,
  type RecordedRequest,
  type RenderPartOptions,
  type Replies,
  refuse,
  renderPart,
  stubApi,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { KeptHerePage } from './kept-here-page';

const moos = makeAnimal({ naam: 'Moos' });
const sien = makeAnimal({ naam: 'Sien', geplaatst: PlacementStatus.placed });

/** The page with what this browser keeps; animals that the stub does not know are gone. */
function open(keys: readonly string[], options: Partial<RenderPartOptions> = {}, answer?: Replies['getAnimal']) {
  localStorage.setItem(FAVOURITES_STORAGE_KEY, JSON.stringify(keys));
  const getAnimal = ({ path }: RecordedRequest) => {
    const item = [moos, sien].find(({ uuidkey }) => path.endsWith(uuidkey));
    return item ? { data: { item } } : refuse('GONE');
  };
  const api = stubApi({ getAnimal: answer ?? getAnimal, listFavourites: { data: { items: [] } } });
  return { api, ...renderPart(<KeptHerePage />, { api, url: '/favorieten', path: '/favorieten', ...options }) };
}

const kept = () => JSON.parse(localStorage.getItem(FAVOURITES_STORAGE_KEY) ?? '[]') as string[];
const places = async () => within(await screen.findByRole('list', { name: 'Uw favorieten' })).getAllByRole('listitem');

beforeEach(() => localStorage.clear());

test('the animals that this device keeps, newest first; placed ones and those that are gone are marked (C64, SE-041)', async () => {
  open([moos.uuidkey, sien.uuidkey, uuidkeyOf(999)]);
  const [first, second, third] = (await places()) as [HTMLElement, HTMLElement, HTMLElement];
  expect(await within(first).findByRole('link', { name: 'Moos' })).toHaveAttribute('href', `/dier/${moos.uuidkey}`);
  expect(await within(second).findByText('Geplaatst')).toBeVisible();
  expect(await within(third).findByText('Dit dier staat niet meer op de website.')).toBeVisible();
  expect(screen.getByText('3 favorieten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in om ze overal te bewaren' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Ffavorieten',
  );
});

test('removing leaves the way back in its place, and the focus goes along', async () => {
  const { user } = open([moos.uuidkey, sien.uuidkey]);
  await user.click(await screen.findByRole('button', { name: 'Verwijder Moos uit uw favorieten' }));
  const back = screen.getByRole('button', { name: 'Zet Moos terug bij uw favorieten' });
  expect(back).toHaveFocus();
  expect(kept()).toEqual([sien.uuidkey]);
  expect(screen.getByText('1 favoriet')).toBeVisible();
  await user.click(back);
  expect(screen.getByRole('button', { name: 'Verwijder Moos uit uw favorieten' })).toHaveFocus();
  expect(kept()).toContain(moos.uuidkey);
});

test('animals are asked for by 24, the rest when the visitor wants them', async () => {
  const { api, user } = open(Array.from({ length: 30 }, (_, index) => uuidkeyOf(500 + index)));
  expect(await places()).toHaveLength(24);
  expect(api.requestsOf('getAnimal')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Toon nog 6' }));
  expect(await places()).toHaveLength(30);
  expect(api.requestsOf('getAnimal')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: /^Toon nog/ })).not.toBeInTheDocument();
});

test('an animal that does not come for another reason can be asked again', async () => {
  const { api, user } = open([moos.uuidkey], {}, refuse('INTERNAL'));
  await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ getAnimal: { data: { item: moos } } });
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('link', { name: 'Moos' })).toBeVisible();
});

test('without any the way to the search', () => {
  open([]);
  expect(screen.getByText('U heeft nog geen favorieten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoek een dier' })).toHaveAttribute('href', '/zoek/dieren');
});

test('an adopter goes to the page of the account, staff see here what they kept', async () => {
  const { address, unmount } = open([], { user: makeMe() });
  expect(address()).toBe('/mijn-pootjesplein/favorieten');
  unmount();
  open([], { user: makeStaff() });
  expect(await screen.findByText('U heeft nog geen favorieten')).toBeVisible();
  expect(screen.queryByText(/op dit apparaat/)).not.toBeInTheDocument();
});

test('an account that cannot be read is said, and asked again', async () => {
  const { api, store, user } = open([]);
  api.set({ getMe: refuse('INTERNAL') });
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  api.set({ getMe: { data: { item: makeStaff() } } });
  await user.click(again);
  expect(await screen.findByText('U heeft nog geen favorieten')).toBeVisible();
});
