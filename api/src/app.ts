import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '@portal/shared/contract';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from './app-error';
import type { Config } from './config';
import { errors, frameworkError } from './plugins/errors';
import type { Database } from './ports/database/port';

/** What the portal's server is built from: settings and the chosen adapters, opened by the caller and closed by the caller. */
export interface AppDependencies {
  config: Config;
  database: Database;
  /** Logger options of Fastify; off by default (tests). */
  logger?: FastifyServerOptions['logger'];
}

const REQUEST_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** The modules below `/api/`, each a route plugin that got the repositories and ports it needs. */
function apiModules(_dependencies: AppDependencies): FastifyPluginAsync[] {
  return [];
}

/** The modules at the origin's root: register, documents, files. */
function rootModules(_dependencies: AppDependencies): FastifyPluginAsync[] {
  return [];
}

/**
 * Builds the server from its explicit list of modules; opens no port. `app.ready()` (or `listen`) starts what runs beside requests: the
 * search index and its notifications; `app.close()` stops it.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: dependencies.logger ?? false,
    trustProxy: dependencies.config.TRUSTED_PROXIES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: frameworkError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errors);

  await app.register(
    async (api) => {
      for (const module of apiModules(dependencies)) await api.register(module);
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('NOT_FOUND');
      });
    },
    { prefix: API_PREFIX.slice(0, -1) },
  );
  for (const module of rootModules(dependencies)) await app.register(module);
  return app;
}
