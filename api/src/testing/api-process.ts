import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root';

/** The api as a process of its own, which a test can kill. */
export interface ApiProcess {
  url: string;
  start(): Promise<void>;
  /** As a power failure would. */
  kill(): Promise<void>;
  /** As an operator does, by SIGTERM. Answers the exit code and the milliseconds that it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

/** `environment` needs PORT and what `main.ts` wants; nothing is started yet. */
export function apiProcess(environment: Record<string, string>): ApiProcess {
  let child: ChildProcess | undefined;
  const program = join(projectRoot, 'api/src/main.ts');
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    async start() {
      const started = spawn(process.execPath, ['--import', 'tsx', program], {
        cwd: join(projectRoot, 'api'),
        env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', ...environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once('message', () => resolve());
        started.once('exit', (code) => reject(new Error(`The api ended with ${code} before it was ready.`)));
      });
    },
    async stop() {
      const stopped = child;
      if (!stopped || stopped.exitCode !== null) throw new Error('The api does not run.');
      const began = performance.now();
      const ended = new Promise<number | null>((resolve) => stopped.once('exit', resolve));
      stopped.kill('SIGTERM');
      return { code: await ended, ms: Math.round(performance.now() - began) };
    },
    async kill() {
      const killed = child;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const ended = new Promise((resolve) => killed.once('exit', resolve));
      killed.kill('SIGKILL');
      await ended;
    },
  };
}
