import { type ErrorCode, ErrorEnvelope, errorCatalogue } from '@portal/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { faultCode } from '../lib/fault-code';
import { errors, frameworkError } from './errors';

const failure = (code: string, cause?: unknown) => Object.assign(new Error('secret detail', { cause }), { code });

/** What a route may throw, by the name in the address. */
const THROWN: Record<string, () => unknown> = {
  plain: () => new Error('secret detail'),
  text: () => 'secret detail',
  nothing: () => undefined,
  refused: () => failure('ECONNREFUSED'),
  shutdown: () => failure('57P01'),
  wrapped: () => new Error('secret detail', { cause: failure('08006') }),
  full: () => failure('53100'),
  unique: () => failure('23505'),
};

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ bodyLimit: 200, frameworkErrors: frameworkError });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errors);
  app.get('/throw/:name', (request) => {
    throw THROWN[(request.params as { name: string }).name]?.();
  });
  app.get('/code/:code', (request) => {
    throw new AppError((request.params as { code: ErrorCode }).code);
  });
  app.get('/database/:code', (request) => {
    throw failure((request.params as { code: string }).code);
  });
  app.get('/retry', () => {
    throw new AppError('TOO_MANY_REQUESTS', 'Even geduld', { retryAfterSeconds: 30 });
  });
  const Body = z.object({
    naam: z.string({ error: 'Vul een naam in' }),
    leeftijd: z.int({ error: 'Kies een leeftijd' }),
  });
  app.post('/form', { schema: { body: Body } }, () => ({}));
  app.get('/page', { schema: { querystring: z.object({ first: z.literal('1') }) } }, () => ({}));
  app.get('/wrong-answer', { schema: { response: { 200: z.object({ naam: z.string() }) } } }, () => ({ naam: 1 }));
});
afterAll(() => app.close());

const errorOf = (body: string) => ErrorEnvelope.parse(JSON.parse(body)).error;

test.each(Object.keys(errorCatalogue) as ErrorCode[])(
  'AP-020, AP-067, C28: %s has its status, Dutch text and request id, and a code when the fault is ours',
  async (code) => {
    const answer = await app.inject({ url: `/code/${code}`, headers: { 'x-request-id': 'x' } });
    expect(answer.statusCode).toBe(errorCatalogue[code].status);
    const { message, status } = errorCatalogue[code];
    const requestId = String(answer.headers['x-request-id']);
    const fault = faultCode(requestId);
    expect(errorOf(answer.body)).toEqual(
      status < 500
        ? { code, message, requestId }
        : { code, message: `${message} (foutcode ${fault})`, requestId, faultCode: fault },
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each([
  ['plain', 500, 'INTERNAL'],
  ['text', 500, 'INTERNAL'],
  ['unique', 500, 'INTERNAL'],
  ['refused', 503, 'UNAVAILABLE'],
  ['shutdown', 503, 'UNAVAILABLE'],
  ['wrapped', 503, 'UNAVAILABLE'],
  ['full', 507, 'STORAGE_FULL'],
])('C28: what a route throws (%s) is %i %s and tells nothing', async (name, status, code) => {
  const answer = await app.inject(`/throw/${name}`);
  expect([answer.statusCode, errorOf(answer.body).code]).toEqual([status, code]);
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
});

test.each([
  ...['08006', '57P01', '57P05', '53300', '40P01', '40001', '57014', '55P03', '25P03', '25P04'],
  ...['DATABASE_UNAVAILABLE', 'DATABASE_ENDED', 'TRANSACTION_TIMEOUT', 'ECONNRESET'],
])('C28: a database that is away or busy (%s) is 503 with Retry-After', async (code) => {
  const answer = await app.inject(`/database/${code}`);
  expect([answer.statusCode, errorOf(answer.body).code]).toEqual([503, 'UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('5');
});

test('C28: a wait is told in seconds', async () => {
  const answer = await app.inject('/retry');
  expect([answer.statusCode, answer.headers['retry-after'], errorOf(answer.body).message]).toEqual([
    429,
    '30',
    'Even geduld',
  ]);
});

test('C28: a body that does not validate is 422 with a text per field', async () => {
  const answer = await app.inject({ method: 'POST', url: '/form', payload: { leeftijd: 'x' } });
  expect(answer.statusCode).toBe(422);
  expect(errorOf(answer.body)).toMatchObject({
    code: 'VALIDATION',
    fields: { naam: 'Vul een naam in', leeftijd: 'Kies een leeftijd' },
  });
});

test.each([
  ['a query outside the contract', { url: '/page?first=2' }, 400, 'INVALID_REQUEST'],
  [
    'broken JSON',
    { method: 'POST', url: '/form', payload: '{', headers: { 'content-type': 'application/json' } },
    400,
    'INVALID_REQUEST',
  ],
  [
    'a body of another type',
    { method: 'POST', url: '/form', payload: 'a=1', headers: { 'content-type': 'a/b' } },
    400,
    'INVALID_REQUEST',
  ],
  ['a body above the limit', { method: 'POST', url: '/form', payload: { naam: 'x'.repeat(300) } }, 413, 'TOO_LARGE'],
  ['an unknown path', { url: '/nergens' }, 404, 'NOT_FOUND'],
  ['an address that cannot be decoded', { url: '/code/%ZZ' }, 400, 'INVALID_REQUEST'],
  ['an answer outside the contract', { url: '/wrong-answer' }, 500, 'INTERNAL'],
] as const)('AP-0161, C28: %s', async (_, request, status, code) => {
  const answer = await app.inject({ ...request });
  expect([answer.statusCode, errorOf(answer.body).code]).toEqual([status, code]);
});
