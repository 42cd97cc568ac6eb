import { baseApi } from '@portal/shared/api-slices';
import { type Identity, logError, onTokenOfOtherTab, readToken, type SignedIn } from '@portal/shared/platform';
import {
  clearDrafts,
  clearDraftsOfOthers,
  clearEndedDrafts,
  type PortalStore,
  type SessionPhase,
  sessionSlice,
  toastSlice,
} from '@portal/shared/session';
import { forgetKept } from '../../common/kept';
import { accountApi } from '../../endpoints/account';
import { messages } from './messages';

/** How long the page waits for a stored session before it goes on as for a visitor. */
const TIMEOUT_MS = 10_000;

/** How long somebody who signs out waits for queries that are still in flight. */
const LEAVING_MS = 2_000;

/** Keeps the state of the page equal to what the sign-in client says. One per page. */
export interface SessionKeeper {
  /** Reads the stored session, if there is one; without one no sign-in client is fetched (SH-061). */
  start(store: PortalStore): void;
  /** The sign-in client, loaded at the first call and followed from then on. */
  identity(): Promise<Identity>;
  /** A token that is valid now. Never rejects: without one the request goes as a visitor's. */
  getToken(): Promise<string | null>;
  /** A fresh token instead of one that the api refused; null when that was not of the present person. Never rejects. */
  renewToken(refused: string): Promise<string | null>;
  /** The api refused a fresh token too: the session has ended. Of somebody who has left already it means nothing. */
  tokenRefused(refused: string): void;
  /** Ends this browser's session at the server, then here and in every other tab (SH-041). Rejects when the client cannot be loaded. */
  signOut(): Promise<void>;
}

/** `load` fetches the sign-in client; tests hand in a fake and a shorter timeout. */
export function createSessionKeeper(load: () => Promise<Identity>, timeoutMs = TIMEOUT_MS): SessionKeeper {
  let store: PortalStore | undefined;
  let following: Promise<Identity> | undefined;
  /** The stored session is being read: what is asked meanwhile waits as long as the page does, and no longer. */
  let restoring: Promise<void> | undefined;
  let client: Identity | undefined;
  let uid: string | null = null;
  let isLeaving = false;
  /** The client owes an answer that came too late once: nobody waits for it until it is there. */
  let isStuck = false;
  /** The tokens that the present person's requests carry. */
  const issued = new Set<string>();

  const phase = (): SessionPhase | undefined => store?.getState().session.phase;
  const enter = (next: SessionPhase) => store?.dispatch(sessionSlice.actions.phaseChanged(next));

  function follow(session: SignedIn | null): void {
    const before = uid;
    uid = session?.uid ?? null;
    if (uid !== before) issued.clear();
    if (uid === before && phase() !== 'loading') return;
    if (before !== null && uid !== before) {
      clearEndedDrafts();
      void forgetKept();
    }
    clearDraftsOfOthers(uid);
    // What one person was shown is nothing for the next one.
    if (uid !== before && phase() !== 'loading') store?.dispatch(baseApi.util.resetApiState());
    enter(uid === null ? 'visitor' : 'member');
    if (before !== null && uid === null && !isLeaving) store?.dispatch(toastSlice.actions.shown(messages.ended));
  }

  function identity(): Promise<Identity> {
    following ??= load().then(
      (loaded) => {
        client = loaded;
        loaded.onSession(follow);
        return loaded;
      },
      (error: unknown) => {
        following = undefined;
        throw error;
      },
    );
    return following;
  }

  async function askToken(isFresh?: boolean): Promise<string | null> {
    if (client === undefined || isStuck) return null;
    const person = uid;
    const asking = client.getToken(isFresh);
    try {
      const token = await withTimeout(asking, timeoutMs);
      if (token !== null && uid === person) issued.add(token);
      return token;
    } catch {
      isStuck = true;
      const isOver = () => {
        isStuck = false;
      };
      asking.then(isOver, isOver);
      return null;
    }
  }

  /** What was asked with the token arrives first: after the session's end the api would refuse it. */
  async function queriesInFlight(): Promise<void> {
    await Promise.all(store?.dispatch(baseApi.util.getRunningQueriesThunk()) ?? []);
  }

  async function restore(): Promise<void> {
    enter('loading');
    try {
      await withTimeout(identity(), timeoutMs);
    } catch (error) {
      logError('The stored session could not be read.', error);
      if (phase() === 'loading') enter('visitor');
    }
  }

  return {
    identity,
    start(kept) {
      store = kept;
      if (readToken() !== null) restoring = restore();
      onTokenOfOtherTab(() => {
        // Somebody signed in there while this tab had no client that could notice.
        if (following === undefined && readToken() !== null) restoring = restore();
      });
    },
    async getToken() {
      await restoring;
      return askToken();
    },
    async renewToken(refused) {
      return issued.has(refused) ? askToken(true) : null;
    },
    tokenRefused(refused) {
      if (!issued.has(refused) || isLeaving) return;
      void following?.then((loaded) => loaded.signOut());
    },
    async signOut() {
      isLeaving = true;
      try {
        const loaded = await identity();
        await withTimeout(queriesInFlight(), LEAVING_MS).catch(() => undefined);
        // Without an answer the session ends here all the same; at the server it ends by its age.
        await store?.dispatch(accountApi.endpoints.endSession.initiate('current'));
        await loaded.signOut();
        clearDrafts();
      } finally {
        isLeaving = false;
      }
    },
  };
}

/** Rejects when a promise takes too long. */
function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not within ${ms} ms.`)), ms);
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}
