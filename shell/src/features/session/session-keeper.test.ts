import { meKnown } from '@portal/shared/api-slices';
import { IdentityError } from '@portal/shared/platform';
import { makeStore, type PortalStore } from '@portal/shared/session';
import { makeConfig, makeFakeIdentity, makeMe, rawAnswer, refuse } from '@portal/shared/testing';
import { accountApi } from '../../endpoints/account';
import { profileApi } from '../../endpoints/profile';
import { stubApi } from '../../testing/stub-api';
import { createSessionKeeper } from './session-keeper';

const JAN = { uid: 'uid-of-jan', email: 'jan@post.example' };

/** A page with its keeper, as start.tsx makes it. */
function openPage({ identity = makeFakeIdentity(), load = async () => identity, timeoutMs = 1000 } = {}) {
  const loads = jest.fn(load);
  const keeper = createSessionKeeper(loads, timeoutMs);
  const store = makeStore({
    config: makeConfig(),
    getToken: keeper.getToken,
    renewToken: keeper.renewToken,
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

test('a page that comes back from the back/forward cache reads the session that began meanwhile', async () => {
  const { store } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  window.localStorage.setItem('token', 'new');
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted } satisfies Partial<PageTransitionEvent>));
  shown(false);
  await settle();
  expect(phaseOf(store)).toBe('visitor');
  shown(true);
  await settle();
  expect(phaseOf(store)).toBe('member');
});

test.each([
  ['cannot be fetched', () => Promise.reject(new IdentityError('network'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('the loader also goes when the sign-in client %s (SH-013)', async (_title, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.localStorage.setItem('token', 'old');
  const { store, keeper } = openPage({ load, timeoutMs: 20 });
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

test('drafts end with a session that the server ended, except what was being sent, for the same person (AN-076)', async () => {
  const { keeper, identity } = openPage();
  await keeper.identity();
  const keys = () => Object.keys(window.sessionStorage);
  window.sessionStorage.setItem('draft-visitor/reactie', '{}');
  identity.change(JAN);
  expect(keys()).toEqual(['draft-visitor/reactie']);
  window.sessionStorage.setItem('draft-uid-uid-of-jan/dier', '{}');
  window.sessionStorage.setItem('return-draft-uid-uid-of-jan/reactie', '{}');
  identity.change(null);
  expect(keys()).toEqual(['return-draft-uid-uid-of-jan/reactie']);
  identity.change({ uid: 'uid-of-piet', email: 'piet@post.example' });
  expect(keys()).toEqual([]);
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

test('a token that the api refuses ends the session, with one message', async () => {
  stubApi({ updateMe: refuse('NOT_SIGNED_IN') });
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  await store.dispatch(accountApi.endpoints.updateMe.initiate({ firstname: 'Jan' }));
  await settle();
  expect(phaseOf(store)).toBe('visitor');
  expect(toastsOf(store)).toEqual(['U bent uitgelogd']);
});

test('a token that the api no longer takes is renewed once, and the work goes on without a word', async () => {
  const api = stubApi({
    listSessions: ({ headers }) =>
      headers.get('Authorization') === 'Bearer fresh-token-of-uid-of-jan'
        ? { data: { items: [] } }
        : refuse('NOT_SIGNED_IN'),
  });
  const { store, keeper } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  const { data } = await store.dispatch(profileApi.endpoints.listSessions.initiate());
  expect(data).toEqual([]);
  expect(api.requestsOf('listSessions')).toHaveLength(2);
  expect(phaseOf(store)).toBe('member');
  expect(toastsOf(store)).toEqual([]);
});

test('a refusal that comes late, of the person before, does not end the session of the next one', async () => {
  let refuseLate = () => {};
  const late = new Promise<void>((resolve) => {
    refuseLate = resolve;
  });
  const api = stubApi({ updateMe: () => late.then(() => refuse('NOT_SIGNED_IN')) });
  const { store, keeper, identity } = openPage({ identity: makeFakeIdentity({ session: JAN }) });
  await keeper.identity();
  const saving = store.dispatch(accountApi.endpoints.updateMe.initiate({ firstname: 'Jan' }));
  await settle();
  identity.change(null);
  identity.change({ uid: 'uid-of-piet', email: 'piet@post.example' });
  refuseLate();
  await saving;
  await settle();
  // Not done once more as somebody else either.
  expect(api.requestsOf('updateMe')).toHaveLength(1);
  expect(phaseOf(store)).toBe('member');
  expect(await keeper.getToken()).toBe('token-of-uid-of-piet');
});

test('once the page has stopped waiting for a sign-in client that does not answer, no call waits for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  window.localStorage.setItem('token', 'old');
  const { store, keeper } = openPage({ load: () => new Promise<never>(() => {}), timeoutMs: 10_000 });
  let waited = 0;
  const ask = () => keeper.getToken().then((token) => (token === null ? ++waited : 0));
  await jest.advanceTimersByTimeAsync(9000);
  // Asked while the page still waits: no longer than the page.
  void ask();
  await jest.advanceTimersByTimeAsync(1000);
  expect([phaseOf(store), waited]).toEqual(['visitor', 1]);
  void ask();
  await jest.advanceTimersByTimeAsync(0);
  expect(waited).toBe(2);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a client that gives no token holds up one call, not every call', async () => {
  jest.useFakeTimers();
  const stuck = { ...makeFakeIdentity({ session: JAN }), getToken: () => new Promise<never>(() => {}) };
  const { keeper } = openPage({ identity: stuck as never, timeoutMs: 10_000 });
  await keeper.identity();
  const first = keeper.getToken();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toBeNull();
  let isOver = false;
  void keeper.getToken().then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
  jest.useRealTimers();
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
