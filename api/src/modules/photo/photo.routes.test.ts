import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { errors } from '../../plugins/errors';
import { photoRoutes } from './photo.routes';

const KEY = 'ab'.repeat(32);

let app: FastifyInstance;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errors);
  await app.register(photoRoutes({ get: async (key) => files.get(key), put: async () => undefined }), {
    prefix: '/api',
  });
});
afterAll(() => app.close());
beforeEach(() => {
  files.clear();
  files.set(`foto/${KEY}/350.jpg`, Buffer.from('jpeg'));
});

const get = (file: string, key = KEY) => app.inject(`/api/foto/${key}/${file}`);

test('C26, C42: a photo never changes, is no other thing than a picture, and may be shown elsewhere', async () => {
  const answer = await get('350.jpg');
  expect([answer.statusCode, answer.body]).toEqual([200, 'jpeg']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': 'inline; filename="350.jpg"',
  });
});

test.each([
  ['350.avif', [], 'image/jpeg'],
  ['350.webp', [], 'image/jpeg'],
  ['350.avif', ['350.webp'], 'image/webp'],
] as const)('%s that is not made yet answers the best there is, for a minute', async (file, made, type) => {
  for (const name of made) files.set(`foto/${KEY}/${name}`, Buffer.from(name));
  const answer = await get(file);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    type,
    'public, max-age=60',
  ]);
});

test('C42: once it is made, the avif itself is answered for ever', async () => {
  files.set(`foto/${KEY}/350.avif`, Buffer.from('avif'));
  const answer = await get('350.avif');
  expect([answer.body, answer.headers['content-type']]).toEqual(['avif', 'image/avif']);
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each([
  ['350.jpg', 'cd'.repeat(32), 404],
  ['800.jpg', KEY, 404],
  ['351.jpg', KEY, 400],
  ['350.svg', KEY, 400],
  ['350.jpg', 'abc', 400],
  ['350.jpg', '..%2f..%2fetc', 400],
  ['..%2f350.jpg', KEY, 400],
])('%s of %s is %i', async (file, key, status) => {
  expect((await get(file, key)).statusCode).toBe(status);
});
