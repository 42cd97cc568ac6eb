import Fastify from 'fastify';
import { widgetRoutes } from './widget.routes';

test('GET /widget.js is a script that any site may load, kept for an hour (SH-090, C67)', async () => {
  const app = Fastify();
  await app.register(widgetRoutes);
  const answer = await app.inject('/widget.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.body).toContain('data-asiel');
  expect(answer.body).not.toMatch(/cookie\s*=|localStorage|eval\(/);
  await app.close();
});
