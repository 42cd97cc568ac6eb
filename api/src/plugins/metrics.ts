import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the buckets in seconds: from a response out of the cache to a slow upload. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const NANOSECONDS = 1e9;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer goes on until somebody leaves. */
    isStream?: boolean;
  }
}

export interface MetricsOptions {
  registry: Registry;
  /** Seconds since the search index was last known to equal the database. */
  indexAgeSeconds: () => number;
}

/**
 * The figures of one process: every request by method, route pattern (never the address itself) and status, the delay of the event loop, the
 * age of the search index.
 */
export function metrics({ registry, indexAgeSeconds }: MetricsOptions): FastifyPluginAsync {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to end of answer, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const lag = monitorEventLoopDelay({ resolution: 10 });
  for (const [quantile, name] of [
    [50, 'event_loop_lag_p50_seconds'],
    [99, 'event_loop_lag_p99_seconds'],
  ] as const) {
    new Gauge({
      name,
      help: 'Delay of the event loop since the last look',
      registers: [registry],
      collect() {
        this.set(lag.percentile(quantile) / NANOSECONDS);
        if (quantile === 99) lag.reset();
      },
    });
  }
  new Gauge({
    name: 'search_index_age_seconds',
    help: 'Time since the search index was last known to equal the database',
    registers: [registry],
    collect() {
      this.set(indexAgeSeconds());
    },
  });
  return fastifyPlugin(
    async (app) => {
      lag.enable();
      app.addHook('onClose', async () => {
        lag.disable();
      });
      app.addHook('onResponse', (request, reply, done) => {
        // How long somebody stays is not how long an answer takes.
        if (request.routeOptions.config.isStream) return done();
        duration.observe(
          { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
    { name: 'metrics' },
  );
}

/** The server of the internal port: `GET metrics` in the text form of Prometheus, nothing else. Opens no port itself. */
export function metricsServer(registry: Registry): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
