import { randomUUID } from 'node:crypto';
import type { Database } from '../../ports/database/port';
import { addChatWorld } from '../../testing/chat-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { messageRepository } from './message.repository';
import { messageHub } from './message-hub';

/** The texts of the messages in the frames that a subscriber got, oldest first in a snapshot as well. */
const textsOf = (frames: readonly string[]) =>
  frames.flatMap((frame) => {
    const texts = [...frame.matchAll(/"text":"(\w+)"/g)].map(([, text]) => text);
    return frame.startsWith('event: snapshot') ? texts.reverse() : texts;
  });

describe.each(engines)('the hub of the chats on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine);
  }, 60_000);
  afterAll(() => portal.close());

  test('C57: a snapshot that is read together with what is newer than an older place holds each message once', async () => {
    const { reviewId, author, shelter } = await addChatWorld(portal);
    let held: Promise<void> | undefined;
    let told: (notice: string) => void = () => undefined;
    const database: Database = {
      ...portal.database,
      query: async (...call) => {
        await held;
        return portal.database.query(...call);
      },
      listen: async (channel, heard) => {
        if (channel === 'message') told = heard;
        return async () => undefined;
      },
    };
    const add = async (text: string) => {
      const parties = { name: 'Noor', sender: author.uid, reciever: shelter.uuidkey };
      await messageRepository(portal.database).add({ id: randomUUID(), sql_id: reviewId, text, ...parties });
    };
    const hub = messageHub({
      database,
      onError: (error) => {
        throw error;
      },
    });
    await hub.start();
    const join = () => {
      const frames: string[] = [];
      return { frames, ...hub.join(reviewId, { send: (frame) => frames.push(frame), end: () => undefined }) };
    };

    await add('een');
    const first = join();
    await first.begin();
    await add('twee');
    await add('drie');
    let letGo: () => void = () => undefined;
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    // A read is on its way: what is asked meanwhile is read together after it.
    const second = join();
    const reading = second.begin();
    await new Promise(setImmediate);
    told(String(reviewId));
    const third = join();
    const gathered = third.begin();
    letGo();
    await Promise.all([reading, gathered]);
    await new Promise(setImmediate);
    for (const { frames } of [first, second, third]) expect(textsOf(frames)).toEqual(['een', 'twee', 'drie']);
    await hub.stop();
  });
});
