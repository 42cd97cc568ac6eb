import type { Message } from '@portal/shared/contract';
import type { NewMessage, RealtimeError, UnsentMessage } from '@portal/shared/session';
import { MessageQueue, type QueueShelf } from './message-queue';

const refusal = (code: RealtimeError['code'], message: string = code) => Object.assign(new Error(message), { code });
const messageOf = (text: string): Omit<NewMessage, 'id'> => ({ reviewId: 4, name: 'Noor', text, reciever: 's1' });

/** What a browser keeps through a reload. */
function makeShelf(): QueueShelf & { size(): number } {
  const kept = new Map<string, UnsentMessage>();
  return {
    list: async () => [...kept.values()].sort((a, b) => a.typedAt - b.typedAt),
    set: async (message) => void kept.set(message.id, message),
    remove: async (id) => void kept.delete(id),
    size: () => kept.size,
  };
}

/** A server that takes each id once, in the order in which messages reach it. */
function makeServer() {
  const arrived = new Map<string, Message>();
  const take = (message: NewMessage): Message => {
    const { id, reviewId, ...fields } = message;
    const item = { ...fields, id, sql_id: reviewId, sql_key: 'review' as const, sender: 'u1', read: false };
    const known = arrived.get(id) ?? { ...item, created: new Date(arrived.size).toISOString() };
    arrived.set(id, known);
    return known;
  };
  return { take, texts: () => [...arrived.values()].map(({ text }) => text) };
}

const empty = (queue: MessageQueue) => queueWhen(queue, (entries) => entries.length === 0);
function queueWhen(
  queue: MessageQueue,
  isTrue: (entries: ReturnType<MessageQueue['entries']>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTrue(queue.entries())) return;
      stop();
      resolve();
    };
    const stop = queue.subscribe(look);
    look();
  });
}

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test.each([1, 2, 3])('C58: a thousand messages arrive once and in order over a bad network, seed %i', async (seed) => {
  const random = seeded(seed);
  const shelf = makeShelf();
  const server = makeServer();
  const faults = { lost: 0, unanswered: 0, repeated: 0, late: 0, reloads: 0 };
  const add = async (message: NewMessage): Promise<Message> => {
    const fault = random();
    if (fault < 0.15) {
      faults.lost += 1;
      throw refusal('unavailable');
    }
    if (fault < 0.3) {
      faults.unanswered += 1;
      server.take(message);
      throw refusal('unavailable');
    }
    if (fault < 0.4) {
      faults.repeated += 1;
      server.take(message);
    }
    if (fault < 0.5) {
      faults.late += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return server.take(message);
  };
  const openQueue = () => {
    const queue = new MessageQueue({ add, shelf, wait: async () => {} });
    return { queue, close: queue.open() };
  };
  let page = openQueue();
  const texts = Array.from({ length: 1000 }, (_, index) => `bericht ${index}`);
  for (const text of texts) {
    await page.queue.put(messageOf(text));
    if (random() < 0.05) {
      // The page is reloaded while messages are on their way.
      faults.reloads += 1;
      page.close();
      page = openQueue();
    }
  }
  await empty(page.queue);
  page.close();
  expect(server.texts()).toEqual(texts);
  expect(shelf.size()).toBe(0);
  for (const count of Object.values(faults)) expect(count).toBeGreaterThan(20);
});

test('a message that is typed before what was kept is read comes after it', async () => {
  const shelf = makeShelf();
  const server = makeServer();
  await shelf.set({ ...messageOf('van gisteren'), id: 'a', typedAt: 1, refusal: null });
  const queue = new MessageQueue({ add: async (message) => server.take(message), shelf });
  const close = queue.open();
  await queue.put(messageOf('van nu'));
  await empty(queue);
  close();
  expect(server.texts()).toEqual(['van gisteren', 'van nu']);
});

test.each(['invalid', 'permission-denied'] as const)(
  'a message that is refused (%s) stays with the reason, also after a reload, and the next ones go on',
  async (code) => {
    const shelf = makeShelf();
    const server = makeServer();
    const add = async (message: NewMessage) => {
      if (message.text === 'fout') throw refusal(code, 'Dit kan niet');
      return server.take(message);
    };
    const queue = new MessageQueue({ add, shelf });
    const close = queue.open();
    await queue.put(messageOf('fout'));
    await queue.put(messageOf('goed'));
    await queueWhen(queue, (entries) => entries.length === 1 && entries[0]?.state === 'refused');
    close();
    expect(server.texts()).toEqual(['goed']);

    const again = new MessageQueue({ add, shelf });
    const closeAgain = again.open();
    await queueWhen(again, ({ length }) => length === 1);
    expect(again.entries()).toMatchObject([{ text: 'fout', state: 'refused', refusal: 'Dit kan niet' }]);
    await again.remove(again.entries()[0]?.id ?? '');
    closeAgain();
    expect([again.entries(), shelf.size()]).toEqual([[], 0]);
  },
);

test('without a session nothing is tried again, and everything stays kept', async () => {
  const shelf = makeShelf();
  let tries = 0;
  const add = async () => {
    tries += 1;
    throw refusal('unauthenticated');
  };
  const queue = new MessageQueue({ add, shelf, wait: async () => {} });
  const close = queue.open();
  await queue.put(messageOf('een'));
  await queueWhen(queue, ([entry]) => entry?.state === 'waiting');
  await queue.put(messageOf('twee'));
  close();
  expect([tries <= 2, shelf.size()]).toEqual([true, 2]);
});

test('a closed queue sends nothing more; what waits goes out from the next one', async () => {
  const shelf = makeShelf();
  const server = makeServer();
  let hasNetwork = false;
  const add = async (message: NewMessage) => {
    if (!hasNetwork) throw refusal('unavailable');
    return server.take(message);
  };
  const queue = new MessageQueue({ add, shelf });
  const close = queue.open();
  await queue.put(messageOf('een'));
  await queueWhen(queue, ([entry]) => entry?.state === 'waiting');
  close();
  hasNetwork = true;
  queue.retry();
  const next = new MessageQueue({ add, shelf });
  const closeNext = next.open();
  expect(server.texts()).toEqual([]);
  await queueWhen(next, () => server.texts().length === 1);
  await empty(next);
  closeNext();
});

test('the browser is online again: what waits does not wait any longer', async () => {
  const server = makeServer();
  let hasNetwork = false;
  const add = async (message: NewMessage) => {
    if (!hasNetwork) throw refusal('unavailable');
    return server.take(message);
  };
  const queue = new MessageQueue({ add, shelf: makeShelf() });
  const close = queue.open();
  await queue.put(messageOf('een'));
  await queueWhen(queue, ([entry]) => entry?.state === 'waiting');
  hasNetwork = true;
  window.dispatchEvent(new Event('online'));
  await empty(queue);
  close();
  expect(server.texts()).toEqual(['een']);
});

test('a message that is in the chat already is settled, whoever sent it', async () => {
  const shelf = makeShelf();
  const queue = new MessageQueue({ add: () => new Promise(() => {}), shelf });
  const close = queue.open();
  await queue.put(messageOf('een'));
  queue.settle(new Set(queue.entries().map(({ id }) => id)));
  await empty(queue);
  close();
  expect(shelf.size()).toBe(0);
});
