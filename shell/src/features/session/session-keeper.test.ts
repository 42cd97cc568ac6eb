import { meKnown } from '@portal/shared/api-slices';
import { IdentityError } from '@portal/shared/platform';
import { makeStore, type PortalStore } from '@portal/shared/session';
import { makeConfig, makeFakeIdentity, makeMe, rawAnswer, refuse, stubApi } from '@portal/shared/testing';
import { accountApi } from '../../endpoints/account';
import { profileApi } from '../../endpoints/profile';
import { createSessionKeeper } from './session-keeper';

const JAN = { uid: 'uid-of-jan', email: 'jan@post.example' };

/** A page with its keeper, as start.tsx makes it. */
function openPage({ identity = makeFakeIdentity(), load = async () => identity, patienceMs = 1000 } = {}) {
  const loads = jest.fn(load);
  const keeper = createSessionKeeper(loads, patienceMs);
  const store = makeStore({
    config: makeConfig(),
    getToken: keeper.getToken,
    onTokenRefused: keeper.tokenRefused,
    wait: () => Promise.resolve(),
  });
  keeper.start(store);
  return { keeper, store, identity, loads };
}

const phaseOf = (store: PortalStore) => store.getState().session.phase;
const toastsOf = (store: PortalStore) => store.getState().toast.toasts.map(({ title }) => title);
/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => window.localStorage.clear());

test('without a stored token nobody is signed in and no sign-in client is fetched (SH-061)', async () => {
  const { store, loads, keeper } = openPage();
  await settle();
  expect(phaseOf(store)).toBe('visitor');
  expect(loads).not.toHaveBeenCalled();
  expect(await keeper.getToken()).toBeNull();
});

test('a stored session is read first, then somebody is signed in (SH-013)', async () => {
  window.localStorage.setItem('token', 'old');
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  expect(phaseOf(store)).toBe('loading');
  await settle();
  expect(phaseOf(store)).toBe('member');
  expect(await keeper.getToken()).toBe('token-of-uid-of-jan');
  expect(toastsOf(store)).toEqual([]);
});

test.each([
  ['cannot be fetched', () => Promise.reject(new IdentityError('network'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('the loader also goes when the sign-in client %s (SH-013)', async (_title, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.localStorage.setItem('token', 'old');
  const { store, keeper } = openPage({ load, patienceMs: 20 });
  expect(phaseOf(store)).toBe('loading');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(phaseOf(store)).toBe('visitor');
  expect(await keeper.getToken()).toBeNull();
  jest.restoreAllMocks();
});

test('a stored token without a session behind it is a visitor', async () => {
  window.localStorage.setItem('token', 'old');
  const { store } = openPage();
  await settle();
  expect(phaseOf(store)).toBe('visitor');
  expect(toastsOf(store)).toEqual([]);
});

test('what one person was shown is gone when the next one comes', async () => {
  const { store, keeper, identity } = openPage();
  await keeper.identity();
  identity.change(JAN);
  expect(phaseOf(store)).toBe('member');
  store.dispatch(meKnown(makeMe()));
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  identity.change({ uid: 'uid-of-piet', email: 'piet@post.example' });
  expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
  expect(phaseOf(store)).toBe('member');
});

test('signing out ends the session at the server first, with the token, and says nothing (SH-041)', async () => {
  const api = stubApi({ endSession: null });
  const { store, keeper, identity } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  let isSignedOutBefore = true;
  api.set({
    endSession: () => {
      isSignedOutBefore = identity.calls.length > 0;
      return null;
    },
  });
  window.sessionStorage.setItem('draft-reactie', '{}');
  await keeper.signOut();
  expect(api.requestsOf('endSession').map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
    ['me/session/current', 'Bearer token-of-uid-of-jan'],
  ]);
  expect(isSignedOutBefore).toBe(false);
  expect(window.sessionStorage.getItem('draft-reactie')).toBeNull();
  expect(identity.calls).toEqual([['signOut']]);
  expect(phaseOf(store)).toBe('visitor');
  expect(toastsOf(store)).toEqual([]);
});

test('what was asked before signing out is answered before the session ends', async () => {
  const api = stubApi({ endSession: null });
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.set({ listSessions: () => answered.then(() => ({ data: { items: [] } })) });
  void store.dispatch(profileApi.endpoints.listSessions.initiate());
  const signedOut = keeper.signOut();
  await settle();
  expect(api.requestsOf('endSession')).toEqual([]);
  answer();
  await signedOut;
  expect(api.requestsOf('endSession')).toHaveLength(1);
});

test('signing out works when the server does not answer', async () => {
  stubApi({ endSession: rawAnswer(503, '') });
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  await keeper.signOut();
  expect(phaseOf(store)).toBe('visitor');
});

test('a token that the api refuses ends the session, with one message (trust § 5)', async () => {
  stubApi({ updateMe: refuse('NOT_SIGNED_IN') });
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  await store.dispatch(accountApi.endpoints.updateMe.initiate({ firstname: 'Jan' }));
  await settle();
  expect(phaseOf(store)).toBe('visitor');
  expect(toastsOf(store)).toEqual(['U bent uitgelogd']);
});

test('signing out in another tab ends the session here', async () => {
  const { store, keeper, identity } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  identity.change(null);
  expect(phaseOf(store)).toBe('visitor');
  expect(toastsOf(store)).toEqual(['U bent uitgelogd']);
});

test('signing in in another tab is noticed by a tab that had no sign-in client', async () => {
  const { store, loads } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  window.localStorage.setItem('token', 'new');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'new' }));
  await settle();
  expect(loads).toHaveBeenCalledTimes(1);
  expect(phaseOf(store)).toBe('member');
});
