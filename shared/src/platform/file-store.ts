import { localStore } from './storage';

/** What is too large for the storage of texts: pictures, with what belongs to them. No call rejects, whatever the browser blocks. */
export interface FileStore {
  /** The values whose key begins so. */
  list(prefix: string): Promise<unknown[]>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes every key that begins so, except those that begin with `except`. */
  removeAll(prefix: string, except?: string): Promise<void>;
}

/** Says that something was kept: without it nobody fetches the library to find nothing. */
const MARK = 'kept-files';

const loadLibrary = () => import('idb-keyval');

/**
 * Kept in IndexedDB until it is removed, by `idb-keyval`, which is fetched when something is kept. A value that the browser does not keep
 * (switched off, full, a private window) lives in memory until the page closes.
 */
export const fileStore: FileStore = safeFileStore(loadLibrary);

type Library = Pick<Awaited<ReturnType<typeof loadLibrary>>, 'del' | 'delMany' | 'entries' | 'set'>;

/** A file store over a library; tests give one of their own. */
export function safeFileStore(load: () => Promise<Library>): FileStore {
  const memory = new Map<string, unknown>();
  /** One call after the other: what is asked after a removal does not see what it removes. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
  const entries = async (prefix: string): Promise<[string, unknown][]> => {
    const kept = localStore.get(MARK) === null ? [] : await attempt(async () => (await load()).entries(), []);
    const all = new Map([...(kept as [string, unknown][]), ...memory]);
    return [...all].filter(([key]) => key.startsWith(prefix));
  };
  return {
    list: (prefix) => inTurn(async () => (await entries(prefix)).map(([, value]) => value)),
    set: (key, value) =>
      inTurn(async () => {
        memory.set(key, value);
        localStore.set(MARK, '1');
        const isKept = await attempt(async () => {
          await (await load()).set(key, value);
          return true;
        }, false);
        if (isKept) memory.delete(key);
      }),
    remove: (key) =>
      inTurn(async () => {
        memory.delete(key);
        if (localStore.get(MARK) !== null) await attempt(async () => (await load()).del(key), undefined);
      }),
    removeAll: (prefix, except) =>
      inTurn(async () => {
        const keys = (await entries(prefix)).map(([key]) => key);
        const meant = keys.filter((key) => except === undefined || !key.startsWith(except));
        for (const key of meant) memory.delete(key);
        if (meant.length > 0) await attempt(async () => (await load()).delMany(meant), undefined);
      }),
  };
}

/** What `work` gives, or `otherwise` when the browser refuses it. */
async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
