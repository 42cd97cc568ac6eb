import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secret-key';

/** The installation's secret in DATA_DIR, made at the first start; only the owner of the process may read it (mode 0600). */
export async function readOrMakeSecretKey(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, FILE);
  const present = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (present.trim()) return present.trim();
  await mkdir(dataDirectory, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
}
