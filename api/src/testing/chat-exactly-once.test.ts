import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@portal/shared/contract';
import { createRandom, type Random } from '../../seeds/demo/random';
import { databaseDirectory, openDatabase } from '../ports/database/open';
import type { Database } from '../ports/database/port';
import { eventually } from './animal-rows';
import { type ApiProcess, apiProcess } from './api-process';
import { addChatWorld, type ChatWorld } from './chat-rows';
import { openChatStream } from './chat-stream';
import { engines, makePostgresDatabase } from './database';
import { portalOn, TEST_SECRET } from './portal';
import { bearer, type TestPerson } from './signed-in';

const SEED = 20_261_123;
/** Of each of the two parties; fewer on the embedded engine, which flushes every one of them to the disk. */
const MESSAGES = { postgres: 500, pglite: 100 } as const;
/** The api is killed when such a part of them has been confirmed. */
const KILLS = [0.15, 0.42, 0.8];
const LIMIT_MS = 300_000;

/** A connection that loses requests, loses answers, waits, and sends things twice. */
function badNetwork(rnd: Random, url: string) {
  return async (person: TestPerson, body: object): Promise<Message> => {
    const send = () =>
      fetch(`${url}/api/message`, {
        method: 'POST',
        headers: { ...bearer(person), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
    const fate = rnd.int(1, 100);
    if (fate <= 8) throw new Error('lost on its way');
    if (fate <= 20) await pause(rnd.int(1, 15));
    // The repeat is on its way at the same time, and its answer is not looked at.
    const repeated =
      fate <= 35
        ? send().then(
            (answer) => answer.text(),
            () => '',
          )
        : undefined;
    const answer = await send();
    const text = await answer.text();
    await repeated;
    if (fate > 90) throw new Error('the answer was lost');
    if (answer.status !== 201) throw new Error(`refused: ${answer.status} ${text}`);
    return JSON.parse(text).data.item;
  };
}

/** What a browser does: one message at a time, oldest first, under the id it was given when it was typed, until the server has it. */
async function emptyOutbox(
  texts: readonly string[],
  deliver: (message: { id: string; text: string }) => Promise<Message>,
  onConfirmed: () => Promise<void>,
): Promise<Message[]> {
  const confirmed: Message[] = [];
  for (const text of texts) {
    const message = { id: randomUUID(), text };
    for (;;) {
      const item = await deliver(message).catch(() => undefined);
      if (item) {
        confirmed.push(item);
        break;
      }
      await pause(10);
    }
    await onConfirmed();
  }
  return confirmed;
}

/** Follows the chat as a browser does, over a connection that is cut now and then; what it has in view, by id. */
function follow(url: string, person: TestPerson, reviewId: number, rnd: Random) {
  const seen = new Map<string, Message>();
  const arrived: string[] = [];
  let isStopped = false;
  const put = (message: Message) => {
    if (!seen.has(message.id)) arrived.push(message.id);
    seen.set(message.id, message);
  };
  async function run(): Promise<void> {
    while (!isStopped) {
      const stream = await openChatStream(url, person, `sql_id=${reviewId}`).catch(() => undefined);
      if (stream) {
        const cut = setTimeout(() => stream.close(), rnd.int(200, 1500));
        await stream.ended;
        clearTimeout(cut);
        for (const { event, data } of stream.events) {
          if (event === 'message') put(data);
          else if (event === 'snapshot') for (const message of [...data].reverse()) put(message);
        }
      } else await pause(20);
    }
  }
  const running = run();
  return {
    seen,
    arrived,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

describe.each(engines)('messages over a bad connection, with the api killed three times, on %s', (engine) => {
  const each = MESSAGES[engine];
  const all = 2 * each;
  let folder: string;
  let api: ApiProcess;
  let world: ChatWorld;
  let openStore: () => Promise<Database>;
  let remove = async () => {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chat-'));
    const made = engine === 'postgres' ? await makePostgresDatabase() : undefined;
    if (made) remove = made.remove;
    const port = await freePort();
    const environment = {
      ...{ PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, RATE_LIMIT_FACTOR: '100000', SECRET_KEY: TEST_SECRET },
      ...{ DATABASE_URL: made?.url ?? '', DEMO_SCALE: '' },
    };
    openStore = () => openDatabase({ databaseUrl: made?.url, dataDirectory: databaseDirectory(folder) });
    const database = await openStore();
    const portal = await portalOn(database, environment);
    world = await addChatWorld(portal);
    await portal.close();
    await database.close();
    api = apiProcess({ ...environment, PORT: String(port), DATA_DIR: folder });
    await api.start();
  }, LIMIT_MS);
  afterAll(async () => {
    await api.kill();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'C57: none is lost, none is there twice, and each party’s messages stand in the order they were typed',
    async () => {
      const rnd = createRandom(SEED, engine);
      const deliver = badNetwork(rnd, api.url);
      let confirmed = 0;
      let restarting: Promise<void> | undefined;
      const onConfirmed = async () => {
        confirmed += 1;
        if (!KILLS.includes(confirmed / all)) return;
        restarting = api.kill().then(() => api.start());
      };
      const viewers = [world.author, world.staff, world.admin].map((person) =>
        follow(api.url, person, world.reviewId, rnd),
      );
      const outbox = (person: TestPerson, name: string) =>
        emptyOutbox(
          Array.from({ length: each }, (_, i) => `${name} ${i}`),
          (message) => deliver(person, { ...message, sql_id: world.reviewId, sql_key: 'review' }),
          onConfirmed,
        );
      const sent = await Promise.all([outbox(world.author, 'schrijver'), outbox(world.staff, 'asiel')]);
      await restarting;
      for (const { arrived } of viewers) {
        await eventually(
          async () => arrived.length,
          (count) => count >= all,
        );
      }
      await Promise.all(viewers.map((viewer) => viewer.stop()));
      await api.kill();

      const database = await openStore();
      const { rows } = await database.query<{ uuid: string; text: string; created: string; sender: string }>(
        'SELECT uuid, text, created, sender FROM message WHERE sql_id = $1 ORDER BY created, id',
        [world.reviewId],
      );
      await database.close();
      const textsOf = (sender: string) => rows.filter((row) => row.sender === sender).map(({ text }) => text);
      expect(textsOf(world.author.uid)).toEqual(Array.from({ length: each }, (_, i) => `schrijver ${i}`));
      expect(textsOf(world.shelter.uuidkey)).toEqual(Array.from({ length: each }, (_, i) => `asiel ${i}`));
      expect(new Set(rows.map(({ created }) => created)).size).toBe(all);

      const order = rows.map(({ uuid }) => uuid);
      const place = new Map(order.map((id, i) => [id, i]));
      expect(sent.flat().map(({ id }) => place.has(id))).not.toContain(false);
      for (const { seen, arrived } of viewers) {
        expect(arrived).toEqual(order);
        expect([...seen.values()].filter(({ id, text }) => rows[place.get(id) ?? -1]?.text !== text)).toEqual([]);
      }
    },
    LIMIT_MS,
  );
});
