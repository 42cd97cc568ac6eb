import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const OLDEST = 15;
const START_LIMIT_MS = 20_000;

/** A PostgreSQL server of the tests' own, in a temporary folder. */
export interface PostgresServer {
  /** Address of the maintenance database. */
  url: string;
  /** The server process. */
  readonly pid: number;
  /** Starts the server again on the same data and port, after a crash. */
  start(): Promise<void>;
  /** Ends the server without warning, as kill -9 does, and waits for its end. */
  kill(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** The folder with the programs of the newest installed PostgreSQL >= 15, or undefined. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && isNewEnough(join(folder, 'postgres')));
}

function isNewEnough(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST;
}

/** initdb and postgres refuse root: then they run as the user postgres or nobody. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', ['-u', name]).status === 0);
  if (user === undefined) throw new Error('PostgreSQL refuses root, and there is no user postgres or nobody.');
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Makes and starts a server on a free port of 127.0.0.1. `fsync: false` is faster and for tests that survive no crash. */
export async function startPostgres(programs: string, { fsync }: { fsync: boolean }): Promise<PostgresServer> {
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...identity, stdio: 'ignore' as const };
  const initdb = [
    ...['-D', data],
    ...['-U', 'portal'],
    ...['-A', 'trust'],
    ...['-E', 'UTF8'],
    ...['--locale', 'C'],
    '-N',
  ];
  execFileSync(join(programs, 'initdb'), initdb, options);

  const port = await freePort();
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `fsync=${fsync ? 'on' : 'off'}`];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const launch = () => spawn(join(programs, 'postgres'), parameters, options);
  let server = launch();
  const ended = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (ended()) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  await answering(url, ended);
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    start: async () => {
      // Children of a killed server hold its shared memory until they notice; a new one refuses to start meanwhile.
      for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(50)) {
        server = launch();
        if (await answering(url, ended).catch(() => false)) return;
      }
      throw new Error('PostgreSQL did not start again.');
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server takes connections; rejects when it ended or takes too long. */
export async function answering(url: string, ended: () => boolean): Promise<true> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(25)) {
    if (ended()) throw new Error('PostgreSQL ended while it started.');
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      // not yet
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
