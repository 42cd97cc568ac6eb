import type { User } from '@portal/shared/contract';
import { ErrorEnvelope } from '@portal/shared/contract';
import Fastify, { LogController } from 'fastify';
import { faultCode } from '../lib/fault-code';
import { errors } from './errors';
import { requestLog } from './request-log';

type Line = Record<string, unknown>;
const person = (uid: string) => ({ uid, email: 'els@post.example' }) as User;

async function portal(secret = 'secret') {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: true,
    genReqId: ({ headers }) => String(headers['x-request-id']),
  });
  await app.register(errors);
  await app.register(requestLog(secret));
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const uid = request.headers['x-person'];
    request.user = typeof uid === 'string' ? person(uid) : null;
  });
  app.post('/review/:uuid', () => ({}));
  app.get('/fault', () => {
    throw new Error('the disk said els@post.example');
  });
  const ask = async (url: string, headers: Line = {}, method: 'GET' | 'POST' = 'POST') => {
    lines.length = 0;
    const payload = { email: 'els@post.example' };
    const answer = await app.inject({
      ...{ method, url, headers: { 'x-request-id': 'browser-1', 'x-forwarded-for': '203.0.113.77', ...headers } },
      ...(method === 'POST' ? { payload } : {}),
    });
    return { answer, lines: [...lines] };
  };
  return { ask, close: () => app.close() };
}

test('AP-067, C47: a request leaves one line with what happened, and with nothing that somebody typed or is called', async () => {
  const { ask, close } = await portal();
  const { lines } = await ask('/review/0f0e-secret?oobCode=geheim&email=els@post.example', {
    'x-person': 'uid-of-els',
  });
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line).toMatchObject({
    ...{ level: 30, msg: 'request', requestId: 'browser-1', method: 'POST', route: '/review/:uuid', status: 200 },
    ...{ network: '203.0.113.0/24', ms: expect.any(Number), user: expect.stringMatching(/^[\w-]{12}$/) },
  });
  expect(JSON.stringify(line)).not.toMatch(/geheim|0f0e|els|113\.77/);
  await close();
});

test('AP-067, C47: the mark of a person is the same each time, another for others, and another without the secret', async () => {
  const [one, other] = [await portal(), await portal('another secret')];
  const markOf = async ({ ask }: typeof one, uid: string) =>
    (await ask('/review/1', { 'x-person': uid })).lines[0]?.user;
  expect(await markOf(one, 'a')).toBe(await markOf(one, 'a'));
  expect(await markOf(one, 'b')).not.toBe(await markOf(one, 'a'));
  expect(await markOf(other, 'a')).not.toBe(await markOf(one, 'a'));
  expect((await one.ask('/review/1')).lines[0]).not.toHaveProperty('user');
  await Promise.all([one.close(), other.close()]);
});

test('AP-067: a fault shows a code that is in the log, in the line of the request and in that of the fault', async () => {
  const { ask, close } = await portal();
  const { answer, lines } = await ask('/fault', {}, 'GET');
  const { error } = ErrorEnvelope.parse(answer.json());
  const code = faultCode('browser-1');
  expect(error).toEqual({
    ...{ code: 'INTERNAL', requestId: 'browser-1', faultCode: code },
    message: `Er is iets misgegaan (foutcode ${code})`,
  });
  expect(lines.map(({ msg, faultCode: told }) => [msg, told])).toEqual([
    ['INTERNAL', code],
    ['request', code],
  ]);
  expect((await ask('/nowhere', {}, 'GET')).lines).toMatchObject([
    { msg: 'request', route: 'none', refusal: 'NOT_FOUND' },
  ]);
  await close();
});
