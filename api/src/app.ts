import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '@portal/shared/contract';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { AppError } from './app-error';
import type { Config } from './config';
import { articleRepository } from './modules/article/article.repository';
import { articleRoutes } from './modules/article/article.routes';
import { newsRepository } from './modules/news/news.repository';
import { newsRoutes } from './modules/news/news.routes';
import { catalogVersions } from './plugins/catalog-versions';
import { errors, frameworkError } from './plugins/errors';
import { publicAnswers } from './plugins/public-answers';
import { security } from './plugins/security';
import type { Blobs } from './ports/blobs/port';
import type { Database } from './ports/database/port';
import { contentSources, publishing, securityOptions } from './publishing';

/** What the portal's server is built from: settings and the chosen adapters, opened by the caller and closed by the caller. */
export interface AppDependencies {
  config: Config;
  database: Database;
  blobs: Blobs;
  /** Logger options of Fastify; off by default (tests). */
  logger?: FastifyServerOptions['logger'];
}

const REQUEST_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** Every module: below `/api/` and at the origin's root, each a route plugin that got the repositories and ports it needs. */
function modules({ config, database, blobs }: AppDependencies, metrics: Registry) {
  const versions = catalogVersions(database);
  const answers = publicAnswers(versions);
  const news = newsRepository(database);
  const articles = articleRepository(database);
  const sources = {
    animal: async () => undefined,
    shelter: async () => undefined,
    ...contentSources(news, articles),
  };
  const portal = publishing({ config, database, blobs, metrics, sources });
  const api: FastifyPluginAsync[] = [newsRoutes(news, answers), articleRoutes(articles, answers), ...portal.api];
  return { versions, api, root: portal.root };
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
  await app.register(security, securityOptions(dependencies.config));
  const metrics = new Registry();
  const { versions, api: apiModules, root } = modules(dependencies, metrics);
  app.addHook('onReady', () => versions.start());
  app.addHook('onClose', () => versions.stop());

  await app.register(
    async (api) => {
      for (const module of apiModules) await api.register(module);
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('NOT_FOUND');
      });
    },
    { prefix: API_PREFIX.slice(0, -1) },
  );
  for (const module of root) await app.register(module);
  return app;
}
