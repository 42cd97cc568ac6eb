import type { Message } from '@portal/shared/contract';
import {
  type ChatPerson,
  makeChatServer,
  makeConfig,
  networkFailure,
  REALTIME_ABUSE,
  REALTIME_CASES,
  type RealtimeStage,
  type RecordedRequest,
  rawAnswer,
  refuse,
  type StreamSink,
  streamAnswer,
  stubApi,
  uuidkeyOf,
} from '@portal/shared/testing';
import type { RequestContext } from './base-query';
import { openSseStore } from './realtime-sse';
import type { RealtimeError } from './realtime-store';

const PARTIES = { author: 'uid-9', shelter: uuidkeyOf(12) };
const PARTY_OF: Partial<Record<string, { party: string; isAdmin?: boolean }>> = {
  author: { party: PARTIES.author },
  shelter: { party: PARTIES.shelter },
  stranger: { party: 'uid-3' },
  admin: { party: 'uid-1', isAdmin: true },
};
const callerOf = ({ headers }: RecordedRequest) =>
  PARTY_OF[headers.get('Authorization')?.replace('Bearer ', '') ?? ''] ?? null;

function openStage(): RealtimeStage {
  stubApi(makeChatServer({ reviewId: 4, parties: PARTIES, callerOf }).replies);
  const storeFor = (who: ChatPerson) => openStore({ getToken: async () => (who === 'nobody' ? null : who) }).store;
  return { reviewId: 4, parties: PARTIES, storeFor };
}

test.each(REALTIME_CASES)('RE-013, RE-014, SHD-009: sse: %s', (_name, run) => run(openStage()));
test.each(REALTIME_ABUSE)('C21: sse refuses: %s', (_name, run) => run(openStage()));

/** A store whose pauses the test ends by itself. */
function openStore(context: Partial<RequestContext> = {}, silenceMs = 45_000) {
  const pauses: number[] = [];
  const wait = async (ms: number) => {
    pauses.push(ms);
  };
  const given = { config: makeConfig(), getToken: async () => 'author', wait, ...context };
  return { store: openSseStore(given, { wait, silenceMs }), pauses };
}

const message = (id: number, text = `bericht ${id}`): Message => ({
  ...{ id: uuidkeyOf(id), sql_id: 4, sql_key: 'review', name: 'Noor de Vries', text, read: false },
  created: new Date(Date.UTC(2026, 10, 20, 8, 0, id)).toISOString(),
  ...{ sender: PARTIES.author, reciever: PARTIES.shelter },
});

/** The number that `uuidkeyOf` made the id of. */
const numberOf = ({ id }: Message) => String(Number(id.slice(-12)));

/** Answers each connection with the next script; the last one also answers all that follow. */
function scripted(...scripts: ((sink: StreamSink) => void)[]) {
  let connections = 0;
  const api = stubApi({
    watchMessages: () => {
      connections += 1;
      return streamAnswer(scripts[Math.min(connections, scripts.length) - 1] as (sink: StreamSink) => void);
    },
  });
  return { api, connections: () => connections };
}

/** Watches until what is seen fits. */
function seenBy(store: ReturnType<typeof openSseStore>, isEnough: (ids: string[]) => boolean) {
  const errors: RealtimeError[] = [];
  let stop = () => {};
  const seen = new Promise<readonly Message[]>((resolve) => {
    stop = store.watch(
      { reviewId: 4 },
      (messages) => isEnough(messages.map(numberOf)) && resolve(messages),
      (error) => errors.push(error),
    );
  });
  return { seen: seen.finally(() => stop()), errors, stop: () => stop() };
}

const utf8 = (event: string, data: unknown) =>
  new TextEncoder().encode(`event: ${event}\r\ndata: ${JSON.stringify(data)}\n\n`);

test.each([1, 2, 3, 7, 64])('events may be cut anywhere, also inside a character: pieces of %i bytes', async (size) => {
  const bytes = [
    ...utf8('snapshot', [message(1, 'één 🐈 kat – ’s ochtends')]),
    ...utf8('message', message(2, 'café 🐕')),
  ];
  scripted((sink) => {
    sink.write(': ping\n\n');
    for (let at = 0; at < bytes.length; at += size) sink.write(Uint8Array.from(bytes.slice(at, at + size)));
  });
  const { seen } = seenBy(openStore().store, (ids) => ids.length === 2);
  expect((await seen).map(({ text }) => text)).toEqual(['café 🐕', 'één 🐈 kat – ’s ochtends']);
});

test('a connection that breaks comes back with a fresh snapshot, in which nothing is missing or twice', async () => {
  const { api } = scripted(
    (sink) => {
      sink.send('snapshot', [message(2), message(1)]);
      sink.send('message', message(3));
      sink.write('event: message\ndata: {"id":"half');
      sink.fail();
    },
    (sink) => {
      sink.send('snapshot', [message(5), message(4), message(3), message(2), message(1)]);
      sink.send('message', message(5));
      sink.send('message', message(6));
      sink.send('message', message(6));
    },
  );
  const { store, pauses } = openStore();
  const { seen, errors } = seenBy(store, (ids) => ids[0] === '6');
  expect((await seen).map(numberOf)).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(errors.map(({ code }) => code)).toEqual(['unavailable']);
  expect(pauses).toHaveLength(1);
  expect(api.requests.map(({ params }) => params)).toEqual([
    { sql_id: '4', sql_key: 'review' },
    { sql_id: '4', sql_key: 'review' },
  ]);
});

test('a stream that the server ends in good order is opened again without a word', async () => {
  const { connections } = scripted(
    (sink) => {
      sink.send('snapshot', [message(1)]);
      sink.end();
    },
    (sink) => sink.send('snapshot', [message(2), message(1)]),
  );
  const { seen, errors } = seenBy(openStore().store, ([newest]) => newest === '2');
  await seen;
  expect([connections(), errors]).toEqual([2, []]);
});

test('the pauses grow from 0.25 to 15 s, with jitter, and begin again after a snapshot', async () => {
  const refusals = Array.from({ length: 9 }, () => (sink: StreamSink) => sink.fail());
  scripted(
    ...refusals,
    (sink) => {
      sink.send('snapshot', [message(1)]);
      sink.end();
    },
    (sink) => sink.send('snapshot', [message(2)]),
  );
  const { store, pauses } = openStore();
  await seenBy(store, ([newest]) => newest === '2').seen;
  const middles = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 250];
  expect(pauses).toHaveLength(middles.length);
  for (const [index, middle] of middles.entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(middle / 2);
    expect(pauses[index]).toBeLessThan(middle * 1.5);
  }
});

test('a connection without a byte for too long is dead: another one follows', async () => {
  const { connections } = scripted(
    () => {},
    (sink) => sink.send('snapshot', [message(1)]),
  );
  const { seen, errors } = seenBy(openStore({}, 20).store, ({ length }) => length === 1);
  await seen;
  expect(connections()).toBe(2);
  expect(errors.map(({ code }) => code)).toEqual(['unavailable']);
});

test.each([
  ['403', refuse('NO_ACCESS'), 'permission-denied'],
  ['404', refuse('NOT_FOUND'), 'permission-denied'],
  ['401', refuse('NOT_SIGNED_IN'), 'unauthenticated'],
])('a refusal with %s is final', async (_status, reply, code) => {
  const api = stubApi({ watchMessages: reply });
  const { store, pauses } = openStore();
  const error = await new Promise<RealtimeError>((resolve) => store.watch({ reviewId: 4 }, () => {}, resolve));
  expect(error.code).toBe(code);
  expect([api.requests.length, pauses.length]).toEqual([1, 0]);
});

test('a token that is refused is renewed once; when that is refused too, the session has ended', async () => {
  const refused: string[] = [];
  const api = stubApi({ watchMessages: refuse('NOT_SIGNED_IN') });
  const { store } = openStore({
    renewToken: async (token) => `fresh-${token}`,
    onTokenRefused: (token) => refused.push(token),
  });
  const error = await new Promise<RealtimeError>((resolve) => store.watch({ reviewId: 4 }, () => {}, resolve));
  expect(error.code).toBe('unauthenticated');
  expect(api.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer author',
    'Bearer fresh-author',
  ]);
  expect(refused).toEqual(['fresh-author']);
});

test.each([
  ['busy', refuse('TOO_MANY_REQUESTS')],
  ['away', rawAnswer(503, '')],
  ['unreachable', networkFailure()],
])('a server that is %s is asked again', async (_what, reply) => {
  let asked = 0;
  stubApi({
    watchMessages: () => {
      asked += 1;
      return asked === 1 ? reply : streamAnswer((sink) => sink.send('snapshot', [message(1)]));
    },
  });
  const { seen, errors } = seenBy(openStore().store, ({ length }) => length === 1);
  await seen;
  expect(errors.map(({ code }) => code)).toEqual(['unavailable']);
});

test('the page has one connection: the newest watch has it, and the one before gets it back', async () => {
  const chat = makeChatServer({ reviewId: 4, parties: PARTIES, callerOf });
  const api = stubApi(chat.replies);
  const { store } = openStore();
  let isSecondOver = false;
  const first = seenBy(store, () => isSecondOver);
  const stopSecond = await new Promise<() => void>((resolve) => {
    const stop = store.watch({ reviewId: 4 }, () => resolve(stop));
  });
  expect(chat.streams()).toBe(1);
  isSecondOver = true;
  stopSecond();
  await first.seen;
  expect(chat.streams()).toBe(0);
  expect(api.requestsOf('watchMessages')).toHaveLength(3);
});

test('what the contract does not know is left out and logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  scripted((sink) => {
    sink.send('snapshot', [message(1)]);
    sink.write('event: message\ndata: geen json\n\n');
    sink.send('message', { id: 3 });
    sink.send('later', { id: 3 });
    sink.send('message', message(2));
  });
  const { seen } = seenBy(openStore().store, ([newest]) => newest === '2');
  expect((await seen).map(numberOf)).toEqual(['2', '1']);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('more than fifty messages are shown as the last fifty, and what was read stays read', async () => {
  scripted((sink) => {
    sink.send(
      'snapshot',
      Array.from({ length: 50 }, (_, index) => message(50 - index)),
    );
    sink.send('message', { ...message(51), read: true });
    sink.send('message', message(51));
    sink.send('message', message(52));
  });
  const { seen } = seenBy(openStore().store, ([newest]) => newest === '52');
  const messages = await seen;
  expect([messages.length, messages.at(-1)?.id, messages[1]?.read]).toEqual([50, uuidkeyOf(3), true]);
});
