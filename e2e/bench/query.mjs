import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Rows of one statement, with the api's own driver. */
export async function query(url, text) {
  const pg = createRequire(join(import.meta.dirname, '../../api/package.json'))('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
