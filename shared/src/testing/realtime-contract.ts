import { CHAT_PER_MINUTE } from '@portal/shared/contract';
import { equal, look, newMessage, type RealtimeStage, refused, write } from './realtime-stage';

/** Runs one case; rejects with what is wrong. Each case wants a stage of its own. */
export type RealtimeCase = readonly [name: string, run: (stage: RealtimeStage) => Promise<void>];

/** What every adapter of the realtime store does (SHD-009), whatever stores the messages. */
export const REALTIME_CASES: readonly RealtimeCase[] = [
  [
    'the first snapshot is empty',
    async (stage) => {
      for (const who of ['author', 'shelter', 'admin'] as const) {
        const view = look(stage, who);
        await view.until(({ length }) => length === 0);
        view.stop();
      }
    },
  ],
  [
    'the other party gets a message live',
    async (stage) => {
      const view = look(stage, 'shelter');
      await view.until(({ length }) => length === 0);
      await write(stage, 'author', 'hallo');
      await view.until(([message]) => message?.text === 'hallo');
      view.stop();
    },
  ],
  [
    'the sender sees the own message once and complete, before the call is answered',
    async (stage) => {
      const view = look(stage, 'author');
      await view.until(({ length }) => length === 0);
      const added = await write(stage, 'author', 'hallo');
      equal(
        view.seen().map(({ id }) => id),
        [added.id],
      );
      const { author, shelter } = stage.parties;
      const { sql_id, sql_key, text, sender, reciever, read } = added;
      equal(
        { sql_id, sql_key, text, sender, reciever, read },
        { sql_id: stage.reviewId, sql_key: 'review', text: 'hallo', sender: author, reciever: shelter, read: false },
      );
      equal(Math.abs(Date.parse(added.created) - Date.now()) < 60_000, true);
      view.stop();
    },
  ],
  [
    'a stranger sees nothing, an administrator sees all',
    async (stage) => {
      const [admin, stranger] = [look(stage, 'admin'), look(stage, 'stranger')];
      await write(stage, 'author', 'van de schrijver');
      await write(stage, 'shelter', 'van het asiel');
      await admin.until(({ length }) => length === 2);
      equal(stranger.seen(), []);
      admin.stop();
      stranger.stop();
    },
  ],
  [
    'the newest message comes first',
    async (stage) => {
      await write(stage, 'author', 'hallo');
      await write(stage, 'shelter', 'dag!');
      const view = look(stage, 'author');
      await view.until(({ length }) => length === 2);
      equal(
        view.seen().map(({ text }) => text),
        ['dag!', 'hallo'],
      );
      view.stop();
    },
  ],
  ['one character is refused', async (stage) => refused(() => write(stage, 'author', 'x'), 'invalid')],
  [
    'nothing arrives after the watch has stopped',
    async (stage) => {
      const [stopped, other] = [look(stage, 'shelter'), look(stage, 'admin')];
      await Promise.all([stopped, other].map((view) => view.until(({ length }) => length === 0)));
      stopped.stop();
      await write(stage, 'author', 'na het stoppen');
      await other.until(({ length }) => length === 1);
      equal(stopped.seen(), []);
      other.stop();
    },
  ],
  [
    'twenty messages are each seen within two seconds',
    async (stage) => {
      const view = look(stage, 'admin');
      for (let index = 0; index < 20; index += 1) {
        const arrives = view.until((messages) => messages.some(({ text }) => text === `bericht ${index}`));
        await Promise.all([arrives, write(stage, index % 2 ? 'author' : 'shelter', `bericht ${index}`)]);
      }
      view.stop();
    },
  ],
  [
    'the same key again adds nothing and gives the first message',
    async (stage) => {
      const message = newMessage(stage, 'author', 'een keer');
      const store = stage.storeFor('author');
      const [first, second] = [await store.add(message), await store.add(message)];
      equal(second.id, first.id);
      const view = look(stage, 'shelter');
      await view.until(({ length }) => length === 1);
      view.stop();
    },
  ],
  [
    'the sender sees that the other party has read it, with all that is older',
    async (stage) => {
      const view = look(stage, 'author');
      await write(stage, 'author', 'hallo');
      const { id } = await write(stage, 'author', 'gelezen?');
      await stage.storeFor('shelter').markRead(id);
      await view.until((messages) => messages.length === 2 && messages.every(({ read }) => read));
      view.stop();
    },
  ],
  [
    'a flag that nobody knows is off',
    async (stage) => equal(await stage.storeFor('author').feature('bestaat-niet'), false),
  ],
];

/** What no adapter lets anybody do, by who tries it. */
export const REALTIME_ABUSE: readonly RealtimeCase[] = [
  [
    'an id again, with another text',
    async (stage) => {
      const message = newMessage(stage, 'author', 'hallo');
      await stage.storeFor('author').add(message);
      await refused(() => stage.storeFor('author').add({ ...message, text: 'iets anders' }), 'invalid');
    },
  ],
  [
    'the twenty-first message in a minute',
    async (stage) => {
      for (let index = 1; index <= CHAT_PER_MINUTE; index += 1) await write(stage, 'author', `bericht ${index}`);
      await refused(() => write(stage, 'author', 'nog een'), 'unavailable');
      await write(stage, 'shelter', 'de ander mag nog');
    },
  ],
  [
    'a message to somebody who is no party',
    async (stage) => {
      const message = { ...newMessage(stage, 'author', 'hallo'), reciever: 'uid-van-een-ander' };
      await refused(() => stage.storeFor('author').add(message), 'permission-denied');
    },
  ],
  ['a text that is too long', async (stage) => refused(() => write(stage, 'author', 'a'.repeat(2001)), 'invalid')],
  ['a text of spaces', async (stage) => refused(() => write(stage, 'author', '   \n '), 'invalid')],
  ['a stranger writes', async (stage) => refused(() => write(stage, 'stranger', 'hallo'), 'permission-denied')],
  ['an administrator writes', async (stage) => refused(() => write(stage, 'admin', 'hallo'), 'permission-denied')],
  ['nobody writes', async (stage) => refused(() => write(stage, 'nobody', 'hallo'), 'unauthenticated')],
  [
    'nobody reads',
    async (stage) => {
      const view = look(stage, 'nobody');
      equal((await view.failure()).code, 'unauthenticated');
      equal(view.seen(), []);
    },
  ],
  ...(['author', 'stranger', 'admin', 'nobody'] as const).map(
    (who): RealtimeCase => [
      `${who} says for the shelter that it has read a message`,
      async (stage) => {
        const { id } = await write(stage, 'author', 'gelezen?');
        await refused(
          () => stage.storeFor(who).markRead(id),
          who === 'nobody' ? 'unauthenticated' : 'permission-denied',
        );
      },
    ],
  ),
];
