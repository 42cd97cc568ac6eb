import type { Message, MessagesRead } from '@portal/shared/contract';
import { createRandom } from '../../../seeds/demo/random';
import { ChatThread, type Subscriber } from './chat-thread';
import type { StoredMessage } from './message.repository';

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);
const SHOWN = 50;

/** A review in memory: writing tells the thread some time later, reading takes some time, all in the order that a seed gives. */
function review(seed: number) {
  const rnd = createRandom(seed, 'chat-thread');
  const rows: StoredMessage[] = [];
  const later: (() => void)[] = [];
  const soon = (work: () => void) => void later.push(work);
  const inOrder: (() => void)[] = [];

  const thread = new ChatThread(
    1,
    ({ seq }) =>
      new Promise((resolve) => {
        // What it finds is decided at some moment between question and answer.
        soon(() => {
          const found = rows
            .filter((row) => row.seq > seq)
            .slice(-SHOWN)
            .map((row) => ({ ...row, message: { ...row.message } }));
          soon(() => resolve(found));
        });
      }),
    (error) => {
      throw error;
    },
  );

  /** Notices come in the order of their causes. */
  const notify = (notice: () => void) => {
    inOrder.push(notice);
    soon(() => inOrder.shift()?.());
  };

  return {
    rnd,
    thread,
    rows,
    write() {
      const seq = rows.length + 1;
      const message: Message = {
        ...{
          id: `m${seq}`,
          sql_id: 1,
          sql_key: 'review',
          name: 'Jan',
          text: `bericht ${seq}`,
          sender: 'a',
          reciever: 'b',
        },
        ...{ created: new Date(1_800_000_000_000 + seq).toISOString(), read: false },
      };
      rows.push({ seq, message });
      notify(() => thread.pull());
    },
    readAll() {
      const last = rows.at(-1);
      if (!last) return;
      for (const { message } of rows) message.read = true;
      notify(() => thread.tellRead({ reciever: 'b', created: last.message.created }));
    },
    /** Lets one of the waiting things happen, chosen by the seed. */
    async step() {
      later.splice(rnd.int(0, Math.max(0, later.length - 1)), 1)[0]?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    isQuiet: () => later.length === 0,
  };
}

/** What somebody has in view, as a browser keeps it; `twice` counts messages that came again. */
function viewer() {
  const seen = new Map<string, Message>();
  const order: string[] = [];
  const view = { seen, order, twice: 0, ended: false };
  const subscriber: Subscriber = {
    send(frame) {
      const [, event, json = ''] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(frame) ?? [];
      const data = JSON.parse(json);
      if (event === 'snapshot') {
        seen.clear();
        order.length = 0;
        for (const message of (data as Message[]).reverse()) put(message);
      } else if (event === 'message') put(data as Message);
      else
        for (const message of seen.values()) if (message.created <= (data as MessagesRead).created) message.read = true;
    },
    end() {
      view.ended = true;
    },
  };
  const put = (message: Message) => {
    if (seen.has(message.id)) view.twice += 1;
    else order.push(message.id);
    seen.set(message.id, message);
  };
  return { view, subscriber };
}

test.each(SEEDS)(
  'C57: whoever joins while others write and read sees all of it once and in order (seed %i)',
  async (seed) => {
    const chat = review(seed);
    const views: ReturnType<typeof viewer>['view'][] = [];
    const joining: Promise<void>[] = [];
    for (let round = 0; round < 120; round += 1) {
      const what = chat.rnd.int(0, 9);
      if (what < 3 && chat.rows.length < SHOWN - 1) chat.write();
      else if (what === 3) chat.readAll();
      // A refresh heals what was lost before it: most orders have none.
      else if (what === 4 && seed % 4 === 0) chat.thread.refresh();
      else if (what === 5 && views.length < 5) {
        const { view, subscriber } = viewer();
        chat.thread.add(subscriber);
        joining.push(chat.thread.begin(subscriber));
        views.push(view);
      } else await chat.step();
    }
    while (!chat.isQuiet()) await chat.step();
    await Promise.all(joining);
    expect(views.length).toBeGreaterThan(0);
    const expected = chat.rows.map(({ message }) => [message.id, message.read]);
    for (const view of views) {
      expect(view.order.map((id) => [id, view.seen.get(id)?.read])).toEqual(expected);
      expect(view.twice).toBe(0);
      expect(view.ended).toBe(false);
    }
  },
);

test('more messages at once than one look holds: a snapshot of the last 50 instead of a gap', async () => {
  const chat = review(1);
  const { view, subscriber } = viewer();
  chat.thread.add(subscriber);
  const begun = chat.thread.begin(subscriber);
  while (!chat.isQuiet()) await chat.step();
  await begun;
  for (let i = 0; i < 3; i += 1) chat.write();
  while (!chat.isQuiet()) await chat.step();
  for (let i = 0; i < 80; i += 1) chat.write();
  while (!chat.isQuiet()) await chat.step();
  expect(view.order).toEqual(chat.rows.slice(-SHOWN).map(({ message }) => message.id));
});

test('a read that fails ends the streams, so that their browsers come back', async () => {
  const failures: unknown[] = [];
  const thread = new ChatThread(
    1,
    () => Promise.reject(new Error('away')),
    (error) => void failures.push(error),
  );
  const { view, subscriber } = viewer();
  thread.add(subscriber);
  thread.refresh();
  await new Promise((resolve) => setImmediate(resolve));
  expect([failures.length, view.ended]).toEqual([1, true]);
});
