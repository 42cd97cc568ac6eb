import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../ports/database/migrations';
import type { Database } from '../../ports/database/port';
import { openPostgres } from '../../ports/database/postgres';
import { answering, findPostgres, freePort, unprivileged } from '../postgres-server';
import type { PoweredEngine } from './embedded-engine';
import type { PowerSupply } from './power';

const INITDB = ['-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '-N'];
/** Few connections, and checkpoints often: more happens in a short life. */
const SETTINGS = [
  ...[
    'listen_addresses=127.0.0.1',
    'max_connections=30',
    'shared_buffers=2MB',
    'max_wal_size=32MB',
    'min_wal_size=32MB',
  ],
  ...['checkpoint_timeout=30s', 'bgwriter_delay=10ms', 'wal_writer_delay=1ms'],
];

/** A PostgreSQL server on the simulated disk. It needs Linux, gcc and an installed PostgreSQL >= 15; throws without. */
export function postgresEngine(supply: PowerSupply, folder: string): PoweredEngine {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL 15 or newer was not found.');
  const identity = unprivileged();
  const library = join(folder, 'power-recorder.so');
  const source = new URL('./power-recorder.c', import.meta.url).pathname;
  execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'inherit' });
  const data = join(supply.root, 'database');
  let server: ChildProcess | undefined;
  let database: Database | undefined;
  let closed: Promise<unknown> = Promise.resolve();

  /** All processes of a server hold its output: it is closed when the last one has ended. */
  async function finish(signal: NodeJS.Signals): Promise<void> {
    server?.kill(signal);
    // A child whose server is gone may wait for ever for a lock of another that is gone too.
    if (signal === 'SIGKILL') killAllIn(data);
    server = undefined;
    await closed;
  }

  return {
    async open() {
      chmodSync(folder, 0o755);
      chmodSync(supply.journal, 0o666);
      chmodSync(supply.counter as string, 0o666);
      own(supply.root, identity);
      if (!existsSync(join(data, 'PG_VERSION'))) {
        execFileSync(join(programs, 'initdb'), ['-D', data, ...INITDB], {
          cwd: supply.root,
          ...identity,
          stdio: 'ignore',
        });
      }
      chmodSync(data, 0o700);
      const port = await freePort();
      const settings = [...SETTINGS, `unix_socket_directories=${supply.root}`].flatMap((setting) => ['-c', setting]);
      const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        cwd: supply.root,
        ...identity,
        env: {
          ...{ PATH: process.env.PATH, LD_PRELOAD: library, POWER_ROOT: supply.root, POWER_JOURNAL: supply.journal },
          ...{ POWER_LEFT: supply.counter as string, POWER_FORGET: supply.forget ?? '' },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server = started;
      started.stdout.resume();
      let said = '';
      started.stderr.on('data', (text) => {
        said += text;
      });
      closed = new Promise((resolve) => started.once('close', resolve));
      const url = `postgres://portal@127.0.0.1:${port}/postgres`;
      await answering(url, () => started.exitCode !== null || started.signalCode !== null).catch((error: unknown) => {
        throw new Error(`${error instanceof Error ? error.message : error} It said: ${said.slice(-1500)}`);
      });
      database = await openPostgres(url);
      await migrate(database);
      return database;
    },
    async end() {
      await finish('SIGKILL');
      await database?.close().catch(() => undefined);
      database = undefined;
    },
    async stop() {
      await database?.close();
      await finish('SIGINT');
      database = undefined;
    },
  };
}

/** Kills every process that works in a folder, as the children of a server do in its data. */
function killAllIn(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === folder) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended meanwhile, or belongs to somebody else.
    }
  }
}

/** The server refuses files of somebody else. */
function own(path: string, { uid, gid }: { uid?: number; gid?: number }): void {
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) own(join(path, entry.name), { uid, gid });
    else chownSync(join(path, entry.name), uid, gid);
  }
}
