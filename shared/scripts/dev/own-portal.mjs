/** A portal of the working tree for `npm run dev`: published as by `npm start`; its api starts again when its sources change. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '../build.mjs';
import { startSigningKey } from '../release/sign-release.mjs';
import { publishAll } from '../start/publish-all.mjs';

/** What the api is made of; shared's other layers are for browsers. */
const SOURCES = ['api/src', 'api/migrations', 'shared/src/contract', 'shared/src/domain'];
const DEBOUNCE_MS = 200;

/** @returns {Promise<{ origin: string, ready(): Promise<void>, stop(): Promise<void> }>} once the parts are published */
export async function startOwnPortal(root) {
  const key = randomBytes(32).toString('hex');
  const api = restartableApi(key);
  const [{ port, directory }] = await Promise.all([api.ready(), buildParts()]);
  const origin = `http://localhost:${port}`;
  await publishAll({ portal: origin, key, signingKey: startSigningKey(directory) });
  const watchers = SOURCES.map((folder) => watch(join(root, folder), { recursive: true }, onChange(api.restart)));
  const stop = () => {
    for (const watcher of watchers) watcher.close();
    return api.stop();
  };
  return { origin, ready: api.ready, stop };
}

function onChange(restart) {
  let timer;
  return (_, name) => {
    if (!name || /\.test\.|(^|[\\/])\./.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(name), DEBOUNCE_MS);
  };
}

function restartableApi(key) {
  let child;
  let ready;
  let ended = Promise.resolve();

  function start() {
    const begun = fork(new URL(import.meta.resolve('./api-runner.mjs')), { env: { ...process.env, DEPLOY_KEY: key } });
    child = begun;
    ended = new Promise((done) => begun.once('exit', done));
    ready = new Promise((done, fail) => {
      begun.once('message', done);
      begun.once('exit', () => fail(new Error('De api is gestopt; zie de terminal.')));
    });
    ready.catch(() => {});
  }

  async function restart(name) {
    const started = performance.now();
    child.kill('SIGTERM');
    await ended;
    start();
    await ready.then(
      () => console.log(`api: opnieuw gestart in ${Math.round(performance.now() - started)} ms (${name})`),
      () => console.error('api: gestopt; de volgende wijziging start hem opnieuw'),
    );
  }

  let restarting = Promise.resolve();
  start();
  return {
    ready: () => restarting.then(() => ready),
    restart: (name) => {
      restarting = restarting.then(() => restart(name));
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
