/** nginx with the configuration that the documentation ships, on ports of its own: what a portal for visitors stands behind. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from './certificate.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'docs/nginx.conf');
const UNPACKED = join(ROOT, '.cache/nginx');
const START_MS = 10_000;
const MINUTE = 60_000;

/**
 * Path of an nginx that starts: NGINX, an installed one, or Debian's, which is unpacked beside the build and not installed.
 * @returns {string | undefined} undefined when there is none; the last lines of `npm test` say so
 */
export function findNginx() {
  const found = [process.env.NGINX, ...installed(), join(UNPACKED, 'usr/sbin/nginx')].find(starts) ?? unpacked();
  if (found) return found;
  const note = 'nginx was not found: its tests did not run (Debian: apt-get install nginx, or set NGINX to its path).';
  console.log(note);
  const { PORTAL_TEST_RESULTS: results } = process.env;
  if (results) writeFileSync(join(results, 'nginx-e2e.note'), note);
  return undefined;
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx'));
}

function starts(path) {
  return Boolean(path) && existsSync(path) && spawnSync(path, ['-v'], { timeout: MINUTE }).status === 0;
}

/** Installing would start it as a service of this machine; of the package only the program is needed. */
function unpacked() {
  if (!existsSync('/etc/debian_version')) return undefined;
  const run = (command) => {
    const options = { shell: true, cwd: UNPACKED, stdio: 'ignore', timeout: 2 * MINUTE };
    return spawnSync(command, options).status === 0;
  };
  mkdirSync(UNPACKED, { recursive: true });
  const isThere =
    run('apt-get download nginx') ||
    (process.getuid?.() === 0 && run('apt-get update') && run('apt-get download nginx'));
  if (isThere) run('dpkg -x nginx_*.deb . && rm nginx_*.deb');
  return [join(UNPACKED, 'usr/sbin/nginx')].find(starts);
}

/**
 * Starts nginx with docs/nginx.conf, in which names, ports and certificate are those of a test.
 * @param {{ program: string, port: number, plainPort: number, apiPort: number, names: string[] }} options port: of TLS; plainPort: of what is
 *   sent on to it; names: of the documents, of releases and of the api, in this order
 * @returns {Promise<{ stop(): Promise<void> }>}
 * @throws when the example has not what is put in its place here, or nginx refuses it
 */
export async function startNginx({ program, port, plainPort, apiPort, names }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  // Its workers are another user when it is started by root.
  chmodSync(folder, 0o755);
  const { key, cert } = makeCertificate(folder);
  const site = [
    ['portaal.example assets.portaal.example api.portaal.example', names.join(' ')],
    ['127.0.0.1:3000', `127.0.0.1:${apiPort}`],
    ['listen 80', `listen ${plainPort}`],
    ['listen [::]:80', `listen [::]:${plainPort}`],
    ['listen 443', `listen ${port}`],
    ['listen [::]:443', `listen [::]:${port}`],
    ['/etc/letsencrypt/live/portaal.example/fullchain.pem', cert],
    ['/etc/letsencrypt/live/portaal.example/privkey.pem', key],
  ].reduce(replaced, readFileSync(EXAMPLE, 'utf8'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const main = `worker_processes 1; pid ${join(folder, 'pid')}; events {}\nhttp { access_log off; ${temporary}\n${site}\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const server = spawn(program, ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = ended.then((code) => Promise.reject(new Error(`nginx ended with ${code} before it was ready.`)));
  try {
    await Promise.race([answers(port), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => undefined);
  return { stop };
}

function replaced(text, [what, by]) {
  if (!text.includes(what)) throw new Error(`docs/nginx.conf has no ${what}`);
  return text.replaceAll(what, by);
}

/** Kept when somebody listens at a port of this machine. */
async function answers(port) {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(20)) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
  }
  throw new Error('nginx does not listen.');
}
