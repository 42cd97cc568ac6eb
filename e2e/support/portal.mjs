/**
 * Portals of their own for one run of the browser tests: free port, temporary data folder, 200 demo animals, two releases of mf-search; and one of
 * two processes.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildParts } from '@portal/shared/scripts/build.mjs';
import { publishPart } from '@portal/shared/scripts/release/publish.mjs';
import { startSigningKey } from '@portal/shared/scripts/release/sign-release.mjs';
import { publishAll } from '@portal/shared/scripts/start/publish-all.mjs';
import { originSettings } from './origins.mjs';
import { freePort, seed } from './processes.mjs';
import { buildNextReleases, buildSecondRelease } from './second-release.mjs';

export { freePort };

const ROOT = resolve(import.meta.dirname, '../..');
const STOP_MS = 10_000;
/** Longer than all files of a release of every part take to compress. */
const COMPRESS_MS = 60_000;

/**
 * Makes the folder that the portals of one run start from: demo data, every part published, and mf-search once more as 1.1.0, so that it has a release
 * to fall back to. Builds what is missing. Drawing the photos and compressing the releases keeps two cores busy for half a minute. `PORTAL_FOLDER` names
 * it for this process and those that it starts; it is gone when this process ends.
 * @throws when the api ends before it is ready
 */
export async function fillFolder() {
  const directory = newFolder();
  process.env.PORTAL_FOLDER = directory;
  process.once('exit', () => removeFolder(directory));
  const [search] = await Promise.all([
    buildAll(),
    seed(['--scale', settings.DEMO_SCALE], { ...process.env, ...settings, DATA_DIR: directory }),
  ]);
  const key = randomBytes(32).toString('hex');
  const api = await spawnApi({ DATA_DIR: directory, DEPLOY_KEY: key });
  try {
    await api.ready;
    const keys = { key, signingKey: startSigningKey(directory) };
    await publishAll({ portal: api.url, ...keys });
    await publishPart('mf-search', { directory: join(ROOT, 'mf-search'), dist: search, portal: api.url, ...keys });
  } finally {
    // Before it ends, the api compresses what was published.
    await api.stop(COMPRESS_MS);
  }
}

/**
 * Starts a portal on a copy of the folder that `fillFolder` made.
 * @param {Record<string, string>} own settings of this portal, where they differ from those of all tests
 * @returns {Promise<{ url: string, key: string, signingKey: string, directory: string, stop(): Promise<void> }>}
 * @throws when the api ends before it is ready; nothing is left behind
 */
export async function startPortal(own = {}) {
  const directory = newFolder();
  cpSync(process.env.PORTAL_FOLDER, directory, { recursive: true, filter: isNoSocket });
  const key = randomBytes(32).toString('hex');
  const api = await spawnApi({ DATA_DIR: directory, DEPLOY_KEY: key, ...own });
  const stop = async () => {
    await api.stop();
    removeFolder(directory);
  };
  try {
    await api.ready;
    return { url: api.url, key, signingKey: startSigningKey(directory), directory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * One portal of two api processes on an empty PostgreSQL database, with the parts that `fillFolder` built. They share the folder of files and the
 * public address, which is that of the first one.
 * @returns {Promise<{ urls: string[], directory: string, stop(): Promise<void> }>}
 * @throws when a process ends before it is ready; nothing is left behind
 */
export async function startTwoProcesses(databaseUrl) {
  const directory = newFolder();
  const key = randomBytes(32).toString('hex');
  const same = { DATA_DIR: directory, DEPLOY_KEY: key, DATABASE_URL: databaseUrl };
  const processes = [];
  const stop = async () => {
    await Promise.all(processes.map((api) => api.stop()));
    removeFolder(directory);
  };
  try {
    const first = await spawnApi(same);
    processes.push(first);
    await first.ready;
    await publishAll({ portal: first.url, key, signingKey: startSigningKey(directory) });
    const second = await spawnApi({ ...same, PUBLIC_ORIGIN: first.url });
    processes.push(second);
    await second.ready;
    return { urls: processes.map(({ url }) => url), directory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** An api process, on a free port when PORT says none, from the sources of a tree; `ready` rejects when it ends before. */
export async function spawnApi(environment, tree = ROOT) {
  const port = environment.PORT ?? (await freePort());
  const api = spawn(process.execPath, ['--import', 'tsx', join(tree, 'api/src/main.ts')], {
    cwd: tree,
    env: { ...process.env, ...settings, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => api.once('exit', done));
  const ready = new Promise((done, fail) => {
    api.once('message', done);
    api.once('exit', (code) => fail(new Error(`The api ended with ${code} before it was ready.`)));
  });
  const stop = async (limitMs = STOP_MS) => {
    const force = setTimeout(() => api.kill('SIGKILL'), limitMs);
    if (api.exitCode === null) api.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  };
  return { url: `http://localhost:${port}`, ready, stop };
}

/** Independent of the environment of whoever runs the tests; an empty value counts as absent. */
const settings = {
  ...originSettings,
  DEMO_SCALE: '200',
  RATE_LIMIT_FACTOR: '1000',
  DEMO_IDP: '1',
  LOG_LEVEL: 'warn',
  PORTAL_ENVIRONMENT: 'demo',
  DATABASE_URL: '',
  PUBLIC_ORIGIN: '',
  METRICS_PORT: '',
  NODE_ENV: '',
};

/** The socket of the process that ended cannot be copied. */
const isNoSocket = (path) => !path.endsWith('.sock');

const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-e2e-'));

const removeFolder = (directory) => rmSync(directory, { recursive: true, force: true });

async function buildAll() {
  await buildParts();
  await buildNextReleases();
  return buildSecondRelease('mf-search', '1.1.0');
}
