/** What portals of the browser tests and of the benchmarks are started with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Ctrl-C stops this process, and what it started. */
export function endWithUs(child) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/**
 * Fills an empty data folder, or database, with demo data and all forms of its photos; an api that makes it by itself adds the small ones later.
 * @param {string[]} args of the command
 * @param {NodeJS.ProcessEnv} env names the folder and the database
 */
export async function seed(args, env) {
  const command = ['--import', 'tsx', join(ROOT, 'api/src/commands/seed.ts'), ...args];
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  endWithUs(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo data could not be made: ${args.join(' ')} ended with ${code}.`);
}

/** A port that nothing listens on. */
export async function freePort() {
  const probe = createServer().listen({ port: 0, host: '::' });
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
