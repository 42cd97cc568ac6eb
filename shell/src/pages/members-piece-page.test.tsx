import type { AccessRule, Me } from '@portal/shared/contract';
import { registerStore } from '@portal/shared/session';
import {
  makeAdmin,
  makeFakeIdentity,
  makeMe,
  makeRegister,
  makeRelease,
  makeRemoteRow,
  makeShelter,
  makeStaff,
  renderPart,
} from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Loader } from '../features/remotes/loader';
import { LoaderContext } from '../features/remotes/loader-context';
import type { LoadedRemote } from '../features/remotes/release-life';
import { routesFor } from '../routes';
import { stubApi } from '../testing/stub-api';

const SLUG = 'pootjesplein';
const release = (access: AccessRule) =>
  makeRelease({ slots: [{ slot: 'members.favourites', piece: 'favourites', order: 10, access }] });

/** A loader whose one remote has the piece that is given, or fails. */
function loaderWith(piece: (() => string) | Error): Loader {
  const load = async () => {
    if (piece instanceof Error) throw piece;
    const module = {
      contract: 1,
      name: 'mf-search',
      version: '1.0.0',
      routes: {},
      slots: { 'members.favourites': async () => piece },
    };
    return { module, release: release('public'), hold: () => () => {} } as unknown as LoadedRemote;
  };
  return { peek: () => undefined, load } as unknown as Loader;
}

function openMembers(
  page: string,
  user?: Me,
  loader: Loader = loaderWith(() => 'Uw favorieten'),
  identity = makeFakeIdentity(),
) {
  const pages = routesFor(SLUG).filter(({ path }) => path?.startsWith('mijn-'));
  return renderPart(
    <LoaderContext value={loader}>
      <Routes>
        {pages.map(({ path, element }) => (
          <Route key={path} path={`/${path}`} element={element} />
        ))}
        <Route path="*" element={<p>elders</p>} />
      </Routes>
    </LoaderContext>,
    {
      url: `/mijn-${SLUG}${page}`,
      ...(user ? { user } : {}),
      identity,
      api: stubApi({
        getMe: user ? { data: { item: user } } : { data: { item: makeMe() } },
        listSessions: { data: { items: [] } },
        listSavedSearches: { data: { items: [] } },
        getShelter: { data: makeShelter() },
        listProvinces: { items: [], filter: { asiel_province: null } },
      }),
    },
  );
}

const subPages = () =>
  within(screen.getByRole('navigation', { name: 'Mijn Pootjesplein' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() =>
  registerStore.set(makeRegister([makeRemoteRow({ name: 'mf-search', current: release({ types: ['default'] }) })])),
);
afterEach(() => act(() => registerStore.set(null)));

test('the members area begins with the profile, titled as the specification says (SH-039)', async () => {
  const { address } = openMembers('', makeMe());
  expect(await screen.findByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
  expect(address()).toBe('/mijn-pootjesplein/profiel');
  expect(document.title).toBe('Mijn dierensiel');
});

test.each([
  ['an adopter', makeMe(), ['Profiel', 'Zoekopdrachten', 'Favorieten', 'Reacties', 'Uitloggen']],
  ['staff', makeStaff(), ['Profiel', 'Asielprofiel', 'Reacties', 'Dier toevoegen', 'Uitloggen']],
  ['an admin', makeAdmin(), ['Profiel', 'Reacties', 'Dier toevoegen', 'Uitloggen']],
])(
  '%s finds everything of the user menu in the area: a phone has no header (SH-014 to SH-017)',
  async (_who, user, words) => {
    openMembers('/profiel', user);
    await screen.findByRole('heading', { level: 1 });
    expect(subPages()).toEqual(words);
    expect(screen.getByRole('link', { name: 'Profiel' })).toHaveAttribute('aria-current', 'page');
  },
);

test.each([
  ['a visitor', undefined, '/profiel', '/login?returnUrl=%2Fmijn-pootjesplein%2Fprofiel'],
  ['a visitor', undefined, '/favorieten', '/login?returnUrl=%2Fmijn-pootjesplein%2Ffavorieten'],
  ['staff', makeStaff(), '/favorieten', '/geen_toegang'],
  ['staff', makeStaff(), '/zoekopdrachten', '/geen_toegang'],
  ['an admin', makeAdmin(), '/favorieten', '/geen_toegang'],
  ['an admin', makeAdmin(), '/asielprofiel', '/geen_toegang'],
  ['an adopter', makeMe(), '/asielprofiel', '/geen_toegang'],
])('%s who opens %s%s is led to %s (SH-040, C14)', async (_who, user, page, target) => {
  const { address } = openMembers(page, user);
  expect(await screen.findByText('elders')).toBeVisible();
  expect(address()).toBe(target);
});

test('a page of another part shows its piece', async () => {
  openMembers('/favorieten', makeMe());
  expect(await screen.findByText('Uw favorieten')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Favorieten' })).toBeVisible();
});

test('a piece that fails leaves a message with a retry in the page, never nothing', async () => {
  openMembers('/favorieten', makeMe(), loaderWith(new Error('weg')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit onderdeel is nu niet bereikbaar');
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});

test('a page whose piece no part brings says so', async () => {
  openMembers('/reacties', makeMe());
  expect(await screen.findByText('Dit onderdeel is nu niet beschikbaar')).toBeVisible();
});

test('staff see the form of their shelter (SH-043)', async () => {
  openMembers('/asielprofiel', makeStaff());
  expect(await screen.findByRole('form', { name: 'Asielprofiel' })).toBeVisible();
});

test('C12: who did not confirm the address reads at the saved searches that no mail comes, and can have the mail again', async () => {
  const identity = makeFakeIdentity();
  const { user } = openMembers('/zoekopdrachten', makeMe({ email_verified: false }), undefined, identity);
  expect(
    await screen.findByText(/U krijgt pas e-mail over nieuwe dieren als u uw e-mailadres heeft bevestigd/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stuur de e-mail opnieuw' }));
  expect(identity.calls).toEqual([['sendVerification']]);
});

test('C12: who did, and other pages, have no such note', async () => {
  const confirmed = openMembers('/zoekopdrachten', makeMe());
  await screen.findByRole('heading', { level: 1, name: 'Zoekopdrachten' });
  expect(screen.queryByText(/bevestigd/)).not.toBeInTheDocument();
  confirmed.unmount();
  openMembers('/favorieten', makeMe({ email_verified: false }));
  await screen.findByRole('heading', { level: 1, name: 'Favorieten' });
  expect(screen.queryByText(/bevestigd/)).not.toBeInTheDocument();
});
