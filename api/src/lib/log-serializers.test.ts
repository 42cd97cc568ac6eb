import Fastify from 'fastify';
import { logSerializers } from './log-serializers';

test('C47: a log line holds neither the query nor the whole address', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'info', serializers: logSerializers, stream }, trustProxy: true });
  app.get('/auth/idp/google/callback', () => ({}));
  const headers = { authorization: 'Bearer geheim', 'x-forwarded-for': '203.0.113.77' };
  await app.inject({ url: '/auth/idp/google/callback?code=geheim&email=els@post.example', headers });
  const text = lines.join('');
  expect(text).toContain('/auth/idp/google/callback');
  expect(text).toContain('203.0.113.0/24');
  expect(text).not.toMatch(/geheim|els@post|113\.77/);
});
