import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { metrics, metricsServer } from './metrics';

test('requests are counted by method, route pattern and status, never by address', async () => {
  const registry = new Registry();
  const app = Fastify();
  await app.register(metrics({ registry, indexAgeSeconds: () => 4.5 }));
  app.get('/animal/:uuidkey', () => ({}));
  await app.inject('/animal/secret-address');
  await app.inject('/nowhere');
  const server = metricsServer(registry);
  const answer = await server.inject('/metrics');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/animal/:uuidkey",status="200"} 1',
  );
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(answer.body).toContain('search_index_age_seconds 4.5');
  expect(answer.body).toMatch(/event_loop_lag_p99_seconds \d/);
  expect(answer.body).not.toContain('secret-address');
  await Promise.all([app.close(), server.close()]);
});
