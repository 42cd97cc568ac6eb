import { FAVOURITES_STORAGE_KEY, LOCAL_FAVOURITES_MAX } from '@portal/shared/contract';
import {
  makeAnimalCard,
  makeMe,
  makeShelterLabel,
  makeStaff,
  networkFailure,
  type RecordedRequest,
  type Replies,
  refuse,
  renderPart,
  stubApi,
  uuidkeyOf,
} from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type FavouriteAnimal, FavouriteMerge, sessionSlice, useFavourites, useToasts } from './index';

const shelter = makeShelterLabel();
const moos = makeAnimalCard({ naam: 'Moos', asiel: shelter });
const sien = makeAnimalCard({ naam: 'Sien', asiel: makeShelterLabel() });

const kept = () => JSON.parse(localStorage.getItem(FAVOURITES_STORAGE_KEY) ?? '[]') as string[];
const keep = (keys: readonly string[]) => localStorage.setItem(FAVOURITES_STORAGE_KEY, JSON.stringify(keys));
const changes = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const done = ({ path }: RecordedRequest) => ({
  data: { item: { uuidkey: path.replace('favorite/', ''), favorite: 1 as const } },
});

function Hearts({ animals = [moos, sien] }: { animals?: readonly FavouriteAnimal[] }) {
  const favouriteOf = useFavourites();
  const { toasts } = useToasts();
  return (
    <>
      {animals.map((animal) => {
        const favourite = favouriteOf(animal);
        return favourite ? (
          <button key={animal.uuidkey} type="button" aria-pressed={favourite.isOn} onClick={favourite.onToggle}>
            {animal.naam}
          </button>
        ) : null;
      })}
      {toasts.map(({ id, message, link }) => (
        <p key={id} role="status">
          {message} {link ? <a href={link.to}>{link.label}</a> : null}
        </p>
      ))}
    </>
  );
}

const heart = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
const members = (replies: Replies = {}) =>
  stubApi({ listFavourites: { data: { items: [] } }, addFavourite: done, removeFavourite: null, ...replies });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the hearts of a visitor (C13)', () => {
  test('are kept in this browser, and nothing is asked', async () => {
    const { user, requests, unmount } = renderPart(<Hearts />);
    await user.click(await heart('Moos', false));
    await user.click(await heart('Sien', false));
    expect(kept()).toEqual([sien.uuidkey, moos.uuidkey]);
    unmount();
    renderPart(<Hearts />);
    await user.click(await heart('Moos', true));
    expect(await heart('Moos', false)).toBeVisible();
    expect(kept()).toEqual([sien.uuidkey]);
    expect(requests).toEqual([]);
  });

  test('the first one says once how to keep them, with the way back here', async () => {
    const { user } = renderPart(<Hearts />, { url: '/zoek/dieren/kat?provincie=4' });
    await user.click(await heart('Moos', false));
    await user.click(await heart('Sien', false));
    const links = screen.getAllByRole('link', { name: 'Log in om uw favorieten te bewaren' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/login?returnUrl=%2Fzoek%2Fdieren%2Fkat%3Fprovincie%3D4',
    ]);
  });

  test(`the ${LOCAL_FAVOURITES_MAX + 1}st does not fit`, async () => {
    keep(Array.from({ length: LOCAL_FAVOURITES_MAX }, (_, index) => uuidkeyOf(9000 + index)));
    const { user } = renderPart(<Hearts />);
    await user.click(await heart('Moos', false));
    expect(screen.getByRole('status')).toHaveTextContent('Zonder account bewaart u maximaal 100 favorieten.');
    expect(await heart('Moos', false)).toBeVisible();
    expect(kept()).toHaveLength(LOCAL_FAVOURITES_MAX);
  });

  test.each(['geen json', '{"a":1}', '["geen-sleutel"]', '[1]'])('%s in the storage counts as none', async (text) => {
    localStorage.setItem(FAVOURITES_STORAGE_KEY, text);
    const { user } = renderPart(<Hearts />);
    await user.click(await heart('Moos', false));
    expect(kept()).toEqual([moos.uuidkey]);
  });
});

describe('the hearts of who is signed in (C13, AN-014, SE-013)', () => {
  test('come from one list, change at once and are sent to the api', async () => {
    const api = members({ listFavourites: { data: { items: [moos] } } });
    const { user } = renderPart(<Hearts />, { api, user: makeMe() });
    await user.click(await heart('Moos', true));
    await user.click(await heart('Sien', false));
    expect(await heart('Moos', false)).toBeVisible();
    expect(await heart('Sien', true)).toBeVisible();
    await waitFor(() =>
      expect(changes(api.requests)).toEqual([`DELETE favorite/${moos.uuidkey}`, `PUT favorite/${sien.uuidkey}`]),
    );
    expect(api.requestsOf('listFavourites')).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  test.each([
    [true, 'Moos is nog favoriet. Er is iets misgegaan.'],
    [false, 'Moos is niet bewaard als favoriet. Er is iets misgegaan.'],
  ])('a change that the api refuses goes back, with a toast (was %p)', async (isOn, message) => {
    const api = members({
      listFavourites: { data: { items: isOn ? [moos, sien] : [sien] } },
      addFavourite: refuse('INTERNAL'),
      removeFavourite: refuse('INTERNAL'),
    });
    const { user } = renderPart(<Hearts />, { api, user: makeMe() });
    await heart('Sien', true);
    await user.click(await heart('Moos', isOn));
    expect(await screen.findByRole('status')).toHaveTextContent(message);
    expect(await heart('Moos', isOn)).toBeVisible();
    expect(await heart('Sien', true)).toBeVisible();
  });

  test('two clicks in a row reach the api in their order', async () => {
    let answer = () => {};
    const api = members({
      addFavourite: (request) => new Promise((resolve) => (answer = () => resolve(done(request)))),
    });
    const { user } = renderPart(<Hearts />, { api, user: makeMe() });
    await waitFor(() => expect(api.requestsOf('listFavourites')).toHaveLength(1));
    await user.click(await heart('Moos', false));
    await user.click(await heart('Moos', true));
    expect(await heart('Moos', false)).toBeVisible();
    expect(changes(api.requests)).toEqual([`PUT favorite/${moos.uuidkey}`]);
    answer();
    await waitFor(() =>
      expect(changes(api.requests)).toEqual([`PUT favorite/${moos.uuidkey}`, `DELETE favorite/${moos.uuidkey}`]),
    );
  });

  test('when the first of two clicks fails the second still counts, and other animals keep theirs', async () => {
    const answers: (() => void)[] = [];
    const api = members({
      listFavourites: { data: { items: [moos] } },
      removeFavourite: () => new Promise((resolve) => void answers.push(() => resolve(refuse('INTERNAL')))),
    });
    const { user } = renderPart(<Hearts />, { api, user: makeMe() });
    await user.click(await heart('Moos', true));
    await user.click(await heart('Moos', false));
    await user.click(await heart('Sien', false));
    answers[0]?.();
    expect(await screen.findByRole('status')).toHaveTextContent('Moos is nog favoriet.');
    await waitFor(() => expect(changes(api.requests)).toContain(`PUT favorite/${moos.uuidkey}`));
    expect(await heart('Moos', true)).toBeVisible();
    expect(await heart('Sien', true)).toBeVisible();
  });

  test('a profile says itself whether it is one while the list does not come', async () => {
    const api = members({ listFavourites: networkFailure() });
    renderPart(<Hearts animals={[{ ...moos, favorite: 1 }]} />, { api, user: makeMe() });
    expect(await heart('Moos', true)).toBeVisible();
  });

  test('staff have a heart for animals of another shelter alone', async () => {
    renderPart(<Hearts />, { api: members(), user: makeStaff(shelter) });
    expect(await heart('Sien', false)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Moos' })).not.toBeInTheDocument();
  });
});

describe('signing in brings along what the visitor kept (C13)', () => {
  test('the oldest first, and then the list is asked again', async () => {
    keep([sien.uuidkey, moos.uuidkey]);
    const api = members({ getMe: { data: { item: makeMe() } } });
    const { store } = renderPart(
      <>
        <FavouriteMerge />
        <Hearts />
      </>,
      { api },
    );
    expect(api.requests).toEqual([]);
    act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(changes(api.requests)).toEqual([`PUT favorite/${moos.uuidkey}`, `PUT favorite/${sien.uuidkey}`]);
    await waitFor(() => expect(api.requestsOf('listFavourites')).toHaveLength(2));
  });

  test.each(['NO_ACCESS', 'NOT_FOUND', 'GONE'] as const)('an animal that answers %s is left behind', async (code) => {
    keep([sien.uuidkey, moos.uuidkey]);
    const api = members({
      addFavourite: (request) => (request.path.endsWith(moos.uuidkey) ? refuse(code) : done(request)),
    });
    renderPart(<FavouriteMerge />, { api, user: makeMe() });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(changes(api.requests)).toHaveLength(2);
  });

  test('what was not stored stays, and the next page goes on there', async () => {
    keep([sien.uuidkey, moos.uuidkey]);
    const api = members({
      addFavourite: (request) => (request.path.endsWith(sien.uuidkey) ? networkFailure() : done(request)),
    });
    const me = makeMe();
    const { unmount } = renderPart(<FavouriteMerge />, { api, user: me });
    await waitFor(() => expect(changes(api.requests)).toHaveLength(2));
    await waitFor(() => expect(kept()).toEqual([sien.uuidkey]));
    unmount();
    const later = members();
    renderPart(<FavouriteMerge />, { api: later, user: me });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(changes(later.requests)).toEqual([`PUT favorite/${sien.uuidkey}`]);
  });

  test('in a page of another origin nothing is brought along (C39)', async () => {
    keep([moos.uuidkey]);
    const foreign = { parent: null as unknown, location: { origin: 'https://elders.example' } };
    foreign.parent = foreign;
    const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue(foreign as unknown as Window);
    const api = members();
    renderPart(
      <>
        <FavouriteMerge />
        <Hearts />
      </>,
      { api, user: makeMe() },
    );
    await waitFor(() => expect(api.requestsOf('listFavourites')).toHaveLength(1));
    await heart('Moos', true);
    expect(changes(api.requests)).toEqual([]);
    parent.mockRestore();
  });
});
