import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** `npm run dev -w <part> -- --env portal=<portal>`: a local remote inside a portal elsewhere. Resolves when it can be opened. */
export async function startDevServer(part: string, portal: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const command = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const server = spawn(process.execPath, [command, 'serve', '--env', `portal=${portal}`, '--port', String(port)], {
    cwd: join(ROOT, part),
    env: { ...process.env, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  await new Promise<void>((done, fail) => {
    let printed = '';
    server.stdout.on('data', (bytes) => {
      printed += bytes;
      if (printed.includes('Lokaal na')) done();
    });
    server.once('exit', (code) => fail(new Error(`The development server ended with ${code}: ${printed}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url: `http://localhost:${port}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
