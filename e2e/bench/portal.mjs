/** A portal for measuring: its own data folder, filled once per scale and kept between runs in .cache/bench. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildParts } from '../../shared/scripts/build.mjs';
import { startSigningKey } from '../../shared/scripts/release/sign-release.mjs';
import { publishAll } from '../../shared/scripts/start/publish-all.mjs';
import { endWithUs, freePort, seed } from '../support/processes.mjs';
import { query } from './query.mjs';

export { endWithUs, freePort };

export const ROOT = resolve(import.meta.dirname, '../..');
export const CACHE = join(ROOT, '.cache/bench');
/** Longer than all files take to compress. */
const STOP_MS = 60_000;

/** Independent of the environment of whoever measures; an empty value counts as absent. */
const SETTINGS = {
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  PORTAL_ENVIRONMENT: 'demo',
  CONTACT_EMAIL: 'info@pootjesplein.example',
  DEMO_SCALE: '',
  DATABASE_URL: '',
  METRICS_PORT: '',
  NODE_ENV: '',
};

/**
 * @param {{ scale: string, available?: number, databaseUrl?: string, origin?: string, withPages?: boolean, port?: number, metricsPort?: number, firstView?: 'on' | 'off' }} options without
 *   databaseUrl the embedded engine is used; origin: what visitors see; withPages: builds and publishes the parts too
 * @returns {Promise<{ url: string, pid: number, seedSeconds: number, startSeconds: number, stop(): Promise<void> }>}
 */
export async function startPortal({
  scale,
  available,
  databaseUrl = '',
  origin = '',
  withPages = false,
  port,
  metricsPort = '',
  firstView = 'on',
}) {
  const data = await filledFolder({ scale, available, databaseUrl });
  const key = randomBytes(32).toString('hex');
  const chosen = port ?? (await freePort());
  // 127.0.0.1 and not localhost: no time is spent on choosing between two addresses.
  const url = `http://127.0.0.1:${chosen}`;
  const settings = {
    PORT: String(chosen),
    DATA_DIR: data.folder,
    DEPLOY_KEY: key,
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    METRICS_PORT: String(metricsPort),
    FIRST_VIEW: firstView,
  };
  const started = performance.now();
  let api = await startApi(settings, url);
  const startSeconds = (performance.now() - started) / 1000;
  if (withPages) {
    try {
      await buildParts();
      await publishAll({ portal: url, key, signingKey: startSigningKey(data.folder) });
    } finally {
      // Before it ends, the api compresses what was uploaded as well as it can: a visitor of the first seconds would get the quick form.
      await stopped(api);
    }
    api = await startApi(settings, url);
  }
  return { url, pid: api.pid, seedSeconds: data.seconds, startSeconds, stop: () => stopped(api) };
}

async function startApi(settings, url) {
  const api = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'api/src/main.ts')], {
    cwd: ROOT,
    env: environment(settings),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endWithUs(api);
  try {
    await new Promise((done, fail) => {
      api.once('message', done);
      api.once('exit', (code) => fail(new Error(`The api ended with ${code} before it was ready.`)));
    });
    await indexed(url);
    return api;
  } catch (error) {
    await stopped(api);
    throw error;
  }
}

const environment = (extra) => ({ ...process.env, ...SETTINGS, ...extra });

async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}

/** The search index is built after the port is open. */
async function indexed(url) {
  for (;;) {
    const answer = await fetch(`${url}/api/animal?rows=1`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Data folder with the demo data of a scale. For PostgreSQL the rows go to the server, and the folder holds files only. */
async function filledFolder({ scale, available, databaseUrl }) {
  const engine = databaseUrl ? 'postgres' : 'pglite';
  const name = [engine, scale, available && `available-${available}`, seedHash()].filter(Boolean).join('-');
  const folder = join(CACHE, name);
  const isKept = databaseUrl ? await isFilled(databaseUrl) : true;
  if (isKept && existsSync(folder)) return { folder, seconds: 0 };
  const making = databaseUrl ? folder : `${folder}.part`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const started = performance.now();
  const args = ['--scale', scale, ...(available ? ['--available', String(available)] : [])];
  console.log(`  demo data: ${name} …`);
  await seed(args, environment({ DATA_DIR: making, DATABASE_URL: databaseUrl }));
  if (making !== folder) renameSync(making, folder);
  return { folder, seconds: (performance.now() - started) / 1000 };
}

/** The generator writes the row in the transaction of the rest: what was stopped halfway is not filled. */
async function isFilled(databaseUrl) {
  const [{ table }] = await query(databaseUrl, `SELECT to_regclass('demo_data')::text AS table`);
  return table !== null && (await query(databaseUrl, 'SELECT FROM demo_data')).length > 0;
}

/** Another generator, another schema or another day (dates are relative to it) makes other data. */
export function seedHash() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of ['api/seeds', 'api/src/commands', 'api/migrations', 'api/src/ports/database']) {
    for (const file of filesBelow(join(ROOT, folder))) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
