import { chmodSync, existsSync, statSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { DirectoryInUseError, socketPath } from '../../ports/database/lock';
import { OperatorRefused } from './context';

const COMMAND_MAX_BYTES = 16 * 1024;
const OWNER_ONLY = 0o600;

/** What the other side answered: the text to print, or why not. */
interface Answer {
  output?: string;
  refused?: string;
}

/** A socket file in DATA_DIR: no network, and its permissions say who may. On Windows a named pipe. */
const pathIn = (dataDirectory: string) => socketPath(join(dataDirectory, 'operator'), '.sock');

export interface ControlSocketOptions {
  dataDirectory: string;
  run: (command: unknown) => Promise<string>;
  onError: (error: unknown) => void;
}

/**
 * Lets commands reach the process that holds the embedded database: nobody else can open it (decision 053). Open it while the lock of the
 * directory is held, because it takes the place of a socket that a killed process left. Resolves with its end.
 */
export async function openControlSocket({
  dataDirectory,
  run,
  onError,
}: ControlSocketOptions): Promise<() => Promise<void>> {
  const path = pathIn(dataDirectory);
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => undefined);
    answer(connection, run, onError).catch(onError);
  });
  if (process.platform !== 'win32') removeOld(path);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  server.on('error', onError);
  server.unref();
  if (process.platform !== 'win32') chmodSync(path, OWNER_ONLY);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function removeOld(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function answer(
  connection: net.Socket,
  run: ControlSocketOptions['run'],
  onError: ControlSocketOptions['onError'],
): Promise<void> {
  let said: Answer;
  try {
    said = { output: await run(JSON.parse(await readAll(connection))) };
  } catch (error) {
    const isSaid = error instanceof OperatorRefused || error instanceof DirectoryInUseError;
    if (!isSaid) onError(error);
    said = { refused: isSaid ? error.message : 'De opdracht is mislukt; zie het logboek.' };
  }
  connection.end(JSON.stringify(said));
}

async function readAll(connection: net.Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Kept open: the answer goes back by the same connection.
  for await (const chunk of connection.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > COMMAND_MAX_BYTES) throw new OperatorRefused('Deze opdracht is te lang.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Asks the running portal of this directory; undefined when none runs. Throws OperatorRefused. */
export async function askRunningPortal(dataDirectory: string, command: object): Promise<string | undefined> {
  if (!existsSync(dataDirectory)) return undefined;
  const path = pathIn(dataDirectory);
  refuseForeign(path);
  const text = await new Promise<string | undefined>((resolve, reject) => {
    const connection = net.connect({ path, allowHalfOpen: true });
    connection.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    connection.once('connect', () => {
      connection.end(JSON.stringify(command));
      readAll(connection).then(resolve, reject);
    });
  });
  if (text === undefined) return undefined;
  const { output, refused } = JSON.parse(text) as Answer;
  if (output === undefined) throw new OperatorRefused(refused ?? 'De opdracht is mislukt.');
  return output;
}

/** A long DATA_DIR has its socket in the folder for temporary files, where somebody else could listen in its place. */
function refuseForeign(path: string): void {
  const me = process.getuid?.();
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  if (me === undefined || me === 0 || owner === undefined || owner === me) return;
  throw new OperatorRefused('Het portaal draait onder een andere gebruiker: voer de opdracht als die gebruiker uit.');
}
