import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../seeds/demo/accounts';
import { buildApp } from './app';
import { openControlSocket } from './commands/operator/control-socket';
import { runOperatorCommand } from './commands/operator/operator-commands';
import { hasDemoData, SeedRefused } from './commands/seed/guard';
import { type Config, ConfigError, readConfig } from './config';
import { isLocalHost, listenHost } from './lib/ip-address';
import { logSerializers } from './lib/log-serializers';
import { readPortalVersion } from './lib/portal-version';
import { publicHalf, readOrMakeSigningKey } from './lib/signing-key';
import { metricsServer } from './plugins/metrics';
import { openBlobs } from './ports/blobs/open';
import { recentBlobs } from './ports/blobs/recent';
import { BlobStoreError } from './ports/blobs/s3-request';
import { DirectoryInUseError } from './ports/database/lock';
import { databaseDirectory, openDatabase, openTaskDatabase } from './ports/database/open';
import { PoolerRefused } from './ports/database/pooler';
import type { Database } from './ports/database/port';
import { readOrMakeSecretKey } from './ports/identity/secret-key';
import { openTrace } from './ports/trace/open';
import { stopWell } from './wiring/stop-well';

const SECOND_MS = 1000;

/** On a large machine V8 lets the heap grow to four times what is in use before it collects; at twice the portal holds its memory (decision 013). */
const HEAP_GROWTH = '--heap-growing-percent=100';

/** A start that cannot succeed, in one sentence for the person who started it. */
class StartRefused extends Error {}

/** Starts the portal's server: configuration, lock, database, migrations, demo data when asked for, index, then the port. */
async function main(): Promise<void> {
  setFlagsFromString(HEAP_GROWTH);
  const config = readConfig(process.env);
  await refuseBusyPort(config);
  const blobs = recentBlobs(await openBlobs(config));
  const place = {
    databaseUrl: config.DATABASE_URL,
    isPooled: config.DATABASE_POOLER,
    directUrl: config.DATABASE_DIRECT_URL,
  };
  let isStopping = false;

  const database = await openDatabase({
    ...place,
    dataDirectory: databaseDirectory(config.DATA_DIR),
    poolSize: config.DATABASE_POOL_SIZE,
  });
  let isDemo = false;
  try {
    const isFresh = await fillWithDemoData(config, database);
    const registry = new Registry();
    isDemo = await hasDemoData(database);
    const secret = config.SECRET_KEY ?? (await readOrMakeSecretKey(config.DATA_DIR));
    const logger = { level: config.LOG_LEVEL, serializers: logSerializers };
    const mail = await mailServer(config);
    const taskDatabase = await openTaskDatabase(database, place);
    const trace = await traceOf(config);
    const app = await buildApp({
      config,
      database,
      taskDatabase,
      blobs,
      secret,
      startPublicKey: config.DEPLOY_KEY ? publicHalf(await readOrMakeSigningKey(config.DATA_DIR)) : undefined,
      registry,
      trace,
      isDemo,
      logger,
      isStopping: () => isStopping,
      ...(mail ? { mail } : {}),
    });
    if (mail) app.addHook('onClose', async () => mail.close());
    if (trace) app.addHook('onClose', async () => trace.close());
    const servers = [app];
    if (config.METRICS_PORT !== undefined) {
      const figures = metricsServer(registry);
      await figures.listen({ port: config.METRICS_PORT, host: '127.0.0.1' });
      servers.push(figures);
    }
    if (database.engine === 'pglite') await openToOperator(config, database, app);
    const onStop = () => {
      isStopping = true;
    };
    stopWell({
      servers,
      databases: [database, taskDatabase],
      drainMs: config.DRAIN_SECONDS * SECOND_MS,
      onStop,
    });
    await app.listen({ port: config.PORT, host: listenHost(config.LISTEN_HOST, isDemo) });
    // Smaller files of the same photos; until one is there the jpeg is sent in its place.
    if (isFresh) addDemoWebp(config).catch((error: unknown) => app.log.error({ err: error }, 'demo photos'));
  } catch (error) {
    await database.close();
    throw error;
  }
  const { PORT: port, PUBLIC_ORIGIN: origin, DATA_DIR: directory } = config;
  const isLocal = isLocalHost(listenHost(config.LISTEN_HOST, isDemo));
  const demo = isDemo ? { password: DEMO_PASSWORD, accounts: DEMO_SIGN_INS, isLocal } : null;
  process.send?.({ ready: true, port, origin, engine: database.engine, directory, demo });
}

/** The embedded database can be used by this process alone: commands of the operator reach it by a socket. Without one the portal still runs. */
async function openToOperator(config: Config, database: Database, app: FastifyInstance): Promise<void> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'command of the operator');
  const run = (command: unknown) => runOperatorCommand({ database, config, now: () => new Date() }, command);
  await openControlSocket({ dataDirectory: config.DATA_DIR, run, onError }).catch(onError);
}

/** What follows work through this process; undefined without a collector. */
const traceOf = async ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service }: Config) =>
  openTrace({ endpoint, service, version: await readPortalVersion() });

/** How mail leaves; undefined without a mail server: then admins read the outbox (C40). */
async function mailServer({ SMTP_URL: url, MAIL_FROM: from, PRODUCT_NAAM: name, PUBLIC_ORIGIN: origin }: Config) {
  if (url === undefined) return undefined;
  const { smtpTransport } = await import('./ports/mail/smtp');
  return smtpTransport(url, { name, address: from ?? `noreply@${new URL(origin).hostname}` });
}

/** The photos of the demo data can be made again: nobody waits for the disk. */
const demoBlobs = (config: Config) => openBlobs(config, { isDurable: false });

async function addDemoWebp(config: Config): Promise<void> {
  const { storeWebp } = await import('./commands/seed/photos');
  await storeWebp(await demoBlobs(config));
}

/** Makes demo data once, in a database without shelters and accounts, and tells how far it is. Says whether it did. */
async function fillWithDemoData(config: Config, database: Database): Promise<boolean> {
  const { DEMO_SCALE: scale } = config;
  if (scale === undefined) return false;
  const { rows } = await database.query<{ filled: boolean }>(
    'SELECT EXISTS (SELECT FROM shelter) OR EXISTS (SELECT FROM account) AS filled',
  );
  if (rows[0]?.filled) return false;
  const started = performance.now();
  console.info(`Demogegevens maken (${scale} dieren, alleen de eerste keer) …`);
  let last = '';
  const { seedDemo } = await import('./commands/seed/seed-demo');
  await seedDemo(database, {
    scale,
    blobs: await demoBlobs(config),
    onProgress: (stage) => {
      if (stage !== last) console.info(`  ${stage} …`);
      last = stage;
    },
  });
  console.info(`Demogegevens gemaakt in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

/** Said before the database is opened: the same port means that a portal is running already. */
function refuseBusyPort({ PORT: port, LISTEN_HOST: host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new StartRefused(busySentence(port)) : error),
    );
    probe.listen({ port, host: listenHost(host, false) }, () => probe.close(() => resolve()));
  });
}

const busySentence = (port: number) =>
  `Poort ${port} is al in gebruik: draait het portaal al? Stop het eerst, of kies een andere poort met PORT=${port + 1}.`;

/** The sentence for a start that failed; undefined for what nobody expected. */
function sentenceOf(error: unknown): string | undefined {
  const isSaid = [StartRefused, ConfigError, SeedRefused, PoolerRefused].some((kind) => error instanceof kind);
  if (isSaid) return (error as Error).message;
  if (error instanceof BlobStoreError) return `${error.message} Check BLOBS_URL.`;
  if (error instanceof DirectoryInUseError) {
    return 'Het portaal draait al met deze gegevensmap. Stop het eerst, of kies een andere map met DATA_DIR.';
  }
  return undefined;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
