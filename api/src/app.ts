import { API_PREFIX } from '@portal/shared/contract';
import type { FastifyInstance, FastifyServerOptions, RouteOptions } from 'fastify';
import { Registry } from 'prom-client';
import type { Config } from './config';
import { AppError } from './lib/app-error';
import type { PasswordCost } from './modules/identity';
import { visitorByDefault } from './plugins/auth';
import { type CallFigures, callFigures } from './plugins/call-figures';
import { catalogVersions } from './plugins/catalog-versions';
import { daySalts } from './plugins/day-salts';
import { errors } from './plugins/errors';
import { health } from './plugins/health';
import { metrics } from './plugins/metrics';
import { openapi } from './plugins/openapi';
import { rateLimit } from './plugins/rate-limit';
import { refuseNul } from './plugins/refuse-nul';
import { requestLog } from './plugins/request-log';
import { responseCache } from './plugins/response-cache';
import { security } from './plugins/security';
import { sharedCounts } from './plugins/shared-counts';
import { tracing } from './plugins/tracing';
import type { Blobs } from './ports/blobs/port';
import { googleProject } from './ports/cloud/google';
import type { Database } from './ports/database/port';
import { type FirebaseKeys, identityOf } from './ports/identity/open';
import type { MailTransport } from './ports/mail/port';
import { sanitiserThread } from './ports/sanitiser/thread';
import { type SocialIdentitiesOptions, socialIdentities } from './ports/social/open';
import { observedPorts } from './ports/trace/observed-ports';
import type { Trace } from './ports/trace/port';
import { animalsAndShelters } from './wiring/animals-and-shelters';
import { content } from './wiring/content';
import { fastifyServer } from './wiring/fastify-server';
import { healthOfPortal } from './wiring/health';
import { identityAndAccounts } from './wiring/identity-and-accounts';
import { membersAndJobs } from './wiring/members-and-jobs';
import { releasesAndDocuments, securityOptions } from './wiring/releases-and-documents';

/** What the portal's server is built from: settings and the chosen adapters, opened by the caller and closed by the caller. */
export interface AppDependencies {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. `database` unless told. */
  taskDatabase?: Database;
  blobs: Blobs;
  /** SECRET_KEY of the installation: seals the signing keys. */
  secret: string;
  /** The public half of the key that signs what DEPLOY_KEY publishes. */
  startPublicKey?: Buffer | undefined;
  /** How mail leaves; without it every mail stays in the outbox. */
  mail?: MailTransport;
  /** Cost of password hashes; tests make it cheap. */
  passwordCost?: PasswordCost;
  /** Logger options of Fastify; off by default (tests). */
  logger?: FastifyServerOptions['logger'];
  /** Where the figures of this process are kept; hand one in to serve them. */
  registry?: Registry;
  /** Follows work through the portal; without it nothing is followed. */
  trace?: Trace | undefined;
  /** The database holds demo data: pages say so. */
  isDemo?: boolean;
  /** Where the keys of Firebase's tokens are; tests have some of their own. */
  firebaseKeys?: FirebaseKeys;
  /** Where Google, Facebook and Microsoft are; tests have one of their own. */
  socialServers?: SocialIdentitiesOptions['servers'];
  /** The clock; tests set it. */
  now?: () => Date;
  /** Holds a call for so many milliseconds, after many wrong passwords; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
  /** Milliseconds for a whole request to arrive, body and all; 30 seconds unless told. */
  requestTimeoutMs?: number;
  /** The process was told to end: it is not ready for more, and lets every connection go that it answers. */
  isStopping?: () => boolean;
  /** Told of every route; tests walk them. */
  onRoute?: (route: RouteOptions) => void;
}

/** The project whose Firestore has the chat, with REALTIME=firestore (decision 066). */
function cloudOf({ REALTIME, FIREBASE_SERVICE_ACCOUNT: account }: Config) {
  return REALTIME === 'firestore' && account ? googleProject(account) : undefined;
}

/** Every module: below `/api/` and at the origin's root, each a route plugin that got the repositories and ports it needs. */
function modules(app: FastifyInstance, dependencies: AppDependencies, registry: Registry, figures: CallFigures) {
  const { config, database, blobs, secret, passwordCost, mail, isDemo = false, now = () => new Date() } = dependencies;
  const { socialServers, taskDatabase = database, wait, trace, firebaseKeys } = dependencies;
  const versions = catalogVersions(database);
  const cache = responseCache(versions, now, figures.cacheLook);
  const sanitiser = sanitiserThread({ origin: config.PUBLIC_ORIGIN });
  const onError = (error: unknown) => app.log.error({ err: error }, 'the database could not be read');
  const salts = daySalts({ database, secret, now, onError });
  const common = { config, database, taskDatabase, blobs, sanitiser, cache, now };
  const animals = animalsAndShelters({ ...common, versions, saltOf: salts.of, onError });
  const pages = content(common);
  const sources = { ...animals.sources, ...pages.sources };
  const feeds = { listNews: pages.listNews, findAnimals: animals.findDatedAnimals };
  const portal = releasesAndDocuments({
    config,
    database,
    taskDatabase,
    blobs,
    startPublicKey: dependencies.startPublicKey,
    metrics: registry,
    aroundView: figures.firstView,
    sources,
    versions,
    feeds,
    saltOf: salts.of,
    now,
    isDemo,
    onFault: (error, message) => app.log.error({ err: error }, message),
    async call(url) {
      const { statusCode: status, body, headers } = await app.inject({ url, headers: { accept: 'application/json' } });
      return { status, body, etag: headers.etag === undefined ? undefined : String(headers.etag) };
    },
  });
  const social = socialIdentities({ config, isDemo, ...(socialServers ? { servers: socialServers } : {}) });
  const people = identityAndAccounts({
    ...{ config, database, taskDatabase, social, secret, passwordCost, now, wait },
    ...identityOf({ config, database, secret, firebaseKeys, now }),
  });
  const own = membersAndJobs({
    config,
    database,
    taskDatabase,
    mail,
    cloud: cloudOf(config),
    sanitiser,
    secret,
    now,
    versions,
    aroundTask: (topic, work) =>
      figures.task(topic, trace ? () => trace.step(`job ${topic}`, { 'portal.topic': topic }, work) : work),
    onError,
    onFact: (facts, message) => app.log.info(facts, message),
    animals: animals.animals,
    findSimilar: animals.findSimilar,
    topics: [...animals.topics, ...people.topics, ...pages.topics, ...portal.topics],
  });
  const facts = { hasMailServer: mail !== undefined, laneOf: own.laneOf };
  const health = healthOfPortal({ config, database, registry, isDemo, now, ...facts });
  return {
    auth: people.auth,
    serveCached: cache.serveCached,
    api: [...people.api, ...own.api, ...animals.api, ...pages.api, ...portal.api, health],
    root: [...people.root, ...portal.root],
    runners: [
      versions,
      salts,
      ...animals.runners,
      ...own.runners,
      ...[sanitiser, portal].map(({ stop }) => ({ start: () => undefined, stop })),
    ],
    isReady: animals.isReady,
    indexAgeSeconds: animals.indexAgeSeconds,
  };
}

/**
 * Builds the server from its explicit list of modules; opens no port. `app.ready()` (or `listen`) starts what runs beside requests: the
 * search index and its notifications; `app.close()` stops it.
 */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { config, registry = new Registry(), trace, isStopping = () => false } = given;
  const figures = callFigures(registry, given.database.waiting);
  const dependencies = observedPorts(given, figures.databaseCall, trace);
  const app = fastifyServer(config, dependencies);
  if (dependencies.onRoute) app.addHook('onRoute', dependencies.onRoute);
  if (trace) await app.register(tracing(trace));
  await app.register(visitorByDefault);
  await app.register(errors);
  await app.register(requestLog(given.secret));
  await app.register(security, securityOptions(config));
  await app.register(refuseNul);
  const parts = modules(app, dependencies, registry, figures);
  await app.register(metrics({ registry, indexAgeSeconds: parts.indexAgeSeconds }));
  await app.register(openapi, { title: config.PRODUCT_NAAM, origin: config.PORTAL_API_ORIGIN ?? config.PUBLIC_ORIGIN });
  // The embedded engine has one process, which knows every count.
  const addHits = dependencies.database.engine === 'postgres' ? sharedCounts(dependencies) : undefined;
  await app.register(rateLimit, { factor: config.RATE_LIMIT_FACTOR, addHits });
  for (const runner of parts.runners) {
    app.addHook('onReady', async () => runner.start());
    app.addHook('onClose', () => runner.stop());
  }

  await app.register(
    async (api) => {
      await parts.auth(api, {});
      api.addHook('preParsing', parts.serveCached);
      for (const module of [health(() => parts.isReady() && !isStopping()), ...parts.api]) await api.register(module);
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('NOT_FOUND');
      });
    },
    { prefix: API_PREFIX.slice(0, -1) },
  );
  for (const module of parts.root) await app.register(module);
  return app;
}
