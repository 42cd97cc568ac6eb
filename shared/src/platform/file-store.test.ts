import { safeFileStore } from './file-store';

/** A library over a Map, as IndexedDB would be: it stays when a page goes. */
function makeLibrary() {
  const kept = new Map<IDBValidKey, unknown>();
  let loads = 0;
  const library = {
    entries: async () => [...kept],
    set: async (key: IDBValidKey, value: unknown) => void kept.set(key, value),
    del: async (key: IDBValidKey) => void kept.delete(key),
    delMany: async (keys: IDBValidKey[]) => {
      for (const key of keys) kept.delete(key);
    },
  };
  const load = async () => {
    loads += 1;
    return library as never;
  };
  return { kept, load, loads: () => loads };
}
const refusing = () => Promise.reject(new DOMException('no IndexedDB', 'InvalidStateError'));

beforeEach(() => localStorage.clear());

test('what was kept is there for the next page, and removed alone', async () => {
  const { load } = makeLibrary();
  const first = safeFileStore(load);
  await first.set('draft-uid-a/1', { number: 1 });
  await first.set('draft-uid-a/2', { number: 2 });
  await first.set('draft-uid-b/3', { number: 3 });
  await first.remove('draft-uid-a/1');
  expect(await safeFileStore(load).list('draft-uid-a/')).toEqual([{ number: 2 }]);
});

test('all of one beginning go, except another', async () => {
  const { kept, load } = makeLibrary();
  const store = safeFileStore(load);
  for (const key of ['draft-uid-a/1', 'draft-uid-b/2', 'else']) await store.set(key, key);
  await store.removeAll('draft-', 'draft-uid-a/');
  expect([...kept.keys()]).toEqual(['draft-uid-a/1', 'else']);
});

test('while nothing was ever kept the library is not fetched', async () => {
  const { load, loads } = makeLibrary();
  const store = safeFileStore(load);
  expect(await store.list('draft-')).toEqual([]);
  await store.removeAll('draft-');
  expect(loads()).toBe(0);
});

test('a browser that keeps nothing still has it until the page closes', async () => {
  const store = safeFileStore(refusing);
  await store.set('draft-uid-a/1', 'a');
  await store.set('draft-uid-a/2', 'b');
  expect(await store.list('draft-uid-a/')).toEqual(['a', 'b']);
  await store.remove('draft-uid-a/1');
  await store.removeAll('draft-');
  expect(await store.list('draft-')).toEqual([]);
});
