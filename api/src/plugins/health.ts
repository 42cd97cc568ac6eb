import { apiPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../lib/app-error';

/** `GET health`: the process answers. `GET ready`: it may get visitors (migrated, search index built, notifications arrive), else 503. */
export function health(isReady: () => boolean): FastifyPluginAsync {
  return async (app) => {
    app.get(`/${apiPath.health()}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get(`/${apiPath.ready()}`, { schema: { hide: true } }, (_request, reply) => {
      if (!isReady()) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 1 });
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  };
}
