import { makePhoto } from '@portal/shared/testing';
import type { PhotoSend } from '../../endpoints/photo';
import { PhotoQueue } from './photo-queue';
import type { NewPhoto, PhotoShelf, QueuedPhoto } from './queued-photo';

const photo = (volgnr: number): NewPhoto => ({
  group: 'animal:moos',
  uuidkey: 'moos',
  body: { bron: 'DIER', bron_id: 7, volgnr, base64: 'AAAA', base64org: 'BBBB' },
  source: null,
});
const offline = { status: 0, code: 'OFFLINE', message: 'Geen verbinding' };
const refused = { status: 422, code: 'VALIDATION', message: 'Deze foto kan niet' };
const done = (id = 1) => ({ message: 'ok', status: 'succes' as const, item: makePhoto({ id }) });

/** A server that answers when the test says so. */
function makeServer() {
  const calls: { sent: PhotoSend; answer: (value: ReturnType<typeof done>) => void; fail: (error: unknown) => void }[] =
    [];
  const send = (sent: PhotoSend) =>
    new Promise<ReturnType<typeof done>>((answer, fail) => calls.push({ sent, answer, fail }));
  const removed: number[] = [];
  const remove = async ({ photoId }: { photoId: number }) => void removed.push(photoId);
  return { calls, send, remove, removed };
}

/** Lets everything that waits for a promise go on. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const statesOf = (queue: PhotoQueue) => queue.list.photos().map(({ state }) => state);

test('two at a time, in the order in which they were added', async () => {
  const { calls, send, remove } = makeServer();
  const queue = new PhotoQueue({ send, remove });
  for (const volgnr of [1, 2, 3, 4]) queue.add(photo(volgnr));
  await settle();
  expect(calls.map(({ sent }) => sent.body.volgnr)).toEqual([1, 2]);
  expect(statesOf(queue)).toEqual(['sending', 'sending', 'waiting', 'waiting']);
  calls[0]?.answer(done());
  await settle();
  expect(calls.map(({ sent }) => sent.body.volgnr)).toEqual([1, 2, 3]);
  expect(statesOf(queue)).toEqual(['sent', 'sending', 'sending', 'waiting']);
});

test('a lost answer is asked for again with the same key, after longer and longer pauses', async () => {
  const { calls, send, remove } = makeServer();
  const pauses: number[] = [];
  const queue = new PhotoQueue({ send, remove, wait: async (ms) => void pauses.push(ms) });
  queue.add(photo(1));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    calls[attempt]?.fail(offline);
    await settle();
  }
  calls[3]?.answer(done());
  await settle();
  expect(new Set(calls.map(({ sent }) => sent.idempotencyKey)).size).toBe(1);
  expect(pauses).toHaveLength(3);
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(statesOf(queue)).toEqual(['sent']);
});

test('AN-062 what the server refuses fails at once, is told, and can be tried again', async () => {
  const { calls, send, remove } = makeServer();
  const queue = new PhotoQueue({ send, remove });
  const onFailed = jest.fn();
  queue.add(photo(1), { onFailed });
  const [{ id } = { id: '' }] = queue.list.photos();
  calls[0]?.fail(refused);
  await settle();
  expect(statesOf(queue)).toEqual(['failed']);
  expect(onFailed).toHaveBeenCalledTimes(1);
  queue.retry(id);
  expect(calls[1]?.sent.idempotencyKey).toBe(id);
});

test('without a network nothing is tried; when it is back the photo goes by itself', async () => {
  const { calls, send, remove } = makeServer();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queue = new PhotoQueue({ send, remove });
  queue.add(photo(1));
  calls[0]?.fail(offline);
  await settle();
  expect(statesOf(queue)).toEqual(['failed']);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(statesOf(queue)).toEqual(['sending']);
  expect(calls).toHaveLength(2);
});

test('the window knows a queue only while a photo of it waits for a network: nothing holds its release afterwards', async () => {
  const { calls, send, remove } = makeServer();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listeners = new Set<unknown>();
  jest.spyOn(window, 'addEventListener').mockImplementation((_name, listener) => void listeners.add(listener));
  jest.spyOn(window, 'removeEventListener').mockImplementation((_name, listener) => void listeners.delete(listener));
  const queue = new PhotoQueue({ send, remove });
  queue.add(photo(1));
  expect(listeners.size).toBe(0);
  calls[0]?.fail(offline);
  await settle();
  expect(listeners.size).toBe(1);
  queue.retry(queue.list.photos()[0]?.id ?? '');
  expect(listeners.size).toBe(0);
  jest.restoreAllMocks();
});

test('progress is told, and an untouched photo keeps its place', async () => {
  const { calls, send, remove } = makeServer();
  const queue = new PhotoQueue({ send, remove });
  const seen = jest.fn();
  queue.list.subscribe(seen);
  queue.add(photo(1));
  calls[0]?.sent.onProgress(0.4);
  expect(queue.list.photos()[0]?.progress).toBe(0.4);
  expect(seen).toHaveBeenCalled();
});

/** What a browser keeps. */
function makeShelf(): PhotoShelf & { kept: Map<string, QueuedPhoto> } {
  const kept = new Map<string, QueuedPhoto>();
  return {
    kept,
    list: async () => [...kept.values()],
    set: async (id, one) => void kept.set(id, one),
    remove: async (id) => void kept.delete(id),
  };
}

test('a photo that was not sent when the tab was killed is sent by the next one, with its key; one that was sent is not', async () => {
  const shelf = makeShelf();
  const first = makeServer();
  const killed = new PhotoQueue({ ...first, shelf });
  killed.add(photo(1));
  killed.add(photo(2));
  first.calls[0]?.answer(done());
  await settle();
  const second = makeServer();
  const next = new PhotoQueue({ ...second, shelf });
  await settle();
  expect(second.calls.map(({ sent }) => sent.idempotencyKey)).toEqual([first.calls[1]?.sent.idempotencyKey]);
  expect(statesOf(next)).toEqual(['sending']);
});

test('what was kept for more than a day is forgotten', async () => {
  const shelf = makeShelf();
  const first = makeServer();
  new PhotoQueue({ ...first, shelf }).add(photo(1));
  await settle();
  for (const [id, one] of shelf.kept) shelf.kept.set(id, { ...one, addedAt: Date.now() - 25 * 60 * 60 * 1000 });
  const second = makeServer();
  const next = new PhotoQueue({ ...second, shelf });
  await settle();
  expect(next.list.photos()).toEqual([]);
});

const crops = { base64: 'CCCC', base64org: 'DDDD' };
const withSource = (volgnr: number): NewPhoto => ({
  ...photo(volgnr),
  source: { blob: new Blob(['x']), width: 800, height: 800 },
});

test('another crop takes the place of a photo that has arrived: the old one goes first, so the number is free', async () => {
  const server = makeServer();
  const queue = new PhotoQueue(server);
  queue.add(withSource(1));
  queue.add(withSource(2));
  server.calls[0]?.answer(done(31));
  server.calls[1]?.answer(done(32));
  await settle();
  const [first] = queue.list.photos();
  queue.recrop(first?.id ?? '', crops);
  await settle();
  expect(server.removed).toEqual([31]);
  expect(server.calls[2]?.sent.body).toMatchObject({ ...crops, volgnr: 1 });
  expect(server.calls[2]?.sent.idempotencyKey).not.toBe(first?.id);
  expect(queue.list.photos().map(({ body }) => body.volgnr)).toEqual([1, 2]);
});

test('a photo that is on its way is taken back when it has arrived; one that never left is not sent', async () => {
  const server = makeServer();
  const queue = new PhotoQueue(server);
  for (const volgnr of [1, 2, 3]) queue.add(photo(volgnr));
  const ids = queue.list.photos().map(({ id }) => id);
  queue.remove(ids[2] ?? '');
  queue.remove(ids[0] ?? '');
  await settle();
  expect(queue.list.photos().map(({ id }) => id)).toEqual(ids.slice(0, 2));
  server.calls[0]?.answer(done(31));
  await settle();
  expect(server.removed).toEqual([31]);
  expect(queue.list.photos().map(({ id }) => id)).toEqual([ids[1]]);
  expect(server.calls).toHaveLength(2);
});

test('photos of a draft go on for the animal that it became', async () => {
  const shelf = makeShelf();
  const server = makeServer();
  const queue = new PhotoQueue({ ...server, shelf });
  const draft = { ...withSource(1), group: 'concept:k', uuidkey: null };
  queue.add(draft);
  queue.add({ ...draft, body: { ...draft.body, volgnr: 2 } });
  server.calls[0]?.answer(done());
  await settle();
  queue.adopt('concept:k', 'moos');
  expect(queue.list.photos()).toMatchObject([{ group: 'animal:moos', uuidkey: 'moos', body: { volgnr: 2 } }]);
  expect([...shelf.kept.values()]).toMatchObject([{ group: 'animal:moos' }]);
});
