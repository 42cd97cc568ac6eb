/**
 * A portal of its own for one run of the browser tests: free port, temporary data folder, 200 demo animals, two releases of mf-search; and one of
 * two processes.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildParts } from '@portal/shared/scripts/build.mjs';
import { publishPart } from '@portal/shared/scripts/release/publish.mjs';
import { startSigningKey } from '@portal/shared/scripts/release/sign-release.mjs';
import { publishAll } from '@portal/shared/scripts/start/publish-all.mjs';
import { originSettings } from './origins.mjs';
import { buildNextReleases, buildSecondRelease } from './second-release.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const STOP_MS = 10_000;

/**
 * Builds what is missing, starts the api and publishes every part, and then mf-search once more as 1.1.0, so that it has a release to
 * fall back to.
 * @param {Record<string, string>} own settings of this portal, where they differ from those of all tests
 * @returns {Promise<{ url: string, key: string, signingKey: string, directory: string, stop(): Promise<void> }>}
 * @throws when the api ends before it is ready; nothing is left behind
 */
export async function startPortal(own = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const key = randomBytes(32).toString('hex');
  const api = await spawnApi({ DATA_DIR: directory, DEPLOY_KEY: key, ...own });
  const { url } = api;
  const stop = async () => {
    await api.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const [search] = await Promise.all([buildAll(), api.ready]);
    const keys = { key, signingKey: startSigningKey(directory) };
    await publishAll({ portal: url, ...keys });
    await publishPart('mf-search', { directory: join(ROOT, 'mf-search'), dist: search, portal: url, ...keys });
    return { url, ...keys, directory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * One portal of two api processes on an empty PostgreSQL database, with the parts that `startPortal` built. They share the folder of files and the
 * public address, which is that of the first one.
 * @returns {Promise<{ urls: string[], directory: string, stop(): Promise<void> }>}
 * @throws when a process ends before it is ready; nothing is left behind
 */
export async function startTwoProcesses(databaseUrl) {
  const directory = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const key = randomBytes(32).toString('hex');
  const same = { DATA_DIR: directory, DEPLOY_KEY: key, DATABASE_URL: databaseUrl };
  const processes = [];
  const stop = async () => {
    await Promise.all(processes.map((api) => api.stop()));
    rmSync(directory, { recursive: true, force: true });
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
  const stop = async () => {
    const force = setTimeout(() => api.kill('SIGKILL'), STOP_MS);
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

async function buildAll() {
  await buildParts();
  await buildNextReleases();
  return buildSecondRelease('mf-search', '1.1.0');
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen({ port: 0, host: '::' }, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
