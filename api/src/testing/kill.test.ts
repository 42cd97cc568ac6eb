import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../lib/project-root';
import { openDatabase } from '../ports/database/open';
import type { Database } from '../ports/database/port';
import { type Acknowledged, missingWrites, prepareWrites, writeUntilFailure } from './acknowledged-writes';
import { eventually } from './animal-rows';
import { engines } from './database';
import { findPostgres, startPostgres } from './postgres-server';

const ROUNDS = 10;
/** Confirmed writes before the kill: another number each round, so that it hits another moment. */
const writesOf = (round: number) => 15 + ((round * 37) % 90);
/** About 30 s on a quiet machine; a busy one takes several times as long. */
const LIMIT_MS = 300_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the writing process, which finds all that was `confirmed` before, and kills it after some writes; answers those. */
async function writeAndKill(
  dataDirectory: string,
  confirmed: readonly Acknowledged[],
  count: number,
  meanwhile: () => Promise<void>,
): Promise<Acknowledged[]> {
  const program = join(projectRoot, 'api/src/testing/kill-test.ts');
  const list = join(folder, 'confirmed.json');
  writeFileSync(list, JSON.stringify(confirmed));
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDirectory, list], {
    cwd: join(projectRoot, 'api'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written: Acknowledged[] = [];
  let checked: Promise<void> | undefined;
  for await (const line of createInterface(child.stdout)) {
    const [table, id] = line.split(' ');
    if (table === 'missing') {
      expect(line).toBe('missing []');
      continue;
    }
    written.push({ table: table as Acknowledged['table'], id: Number(id) });
    checked ??= meanwhile();
    if (written.length === count) void checked.finally(() => child.kill('SIGKILL'));
  }
  await checked;
  expect(written.length).toBeGreaterThanOrEqual(count);
  return written;
}

test(
  'PGlite: ten kills of the process lose no acknowledged write, and no second process gets in',
  async () => {
    const dataDirectory = join(folder, 'database');
    const first = await openDatabase({ dataDirectory });
    await prepareWrites(first);
    await first.close();
    const written: Acknowledged[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const refused = () =>
        expect(openDatabase({ dataDirectory })).rejects.toMatchObject({ name: 'DirectoryInUseError' });
      written.push(...(await writeAndKill(dataDirectory, written, writesOf(round), refused)));
    }
    const database = await openDatabase({ dataDirectory });
    expect(await missingWrites(database, written)).toEqual([]);
    await database.close();
    expect(new Set(written.map(({ table }) => table)).size).toBe(2);
  },
  LIMIT_MS,
);

const programs = findPostgres();
const onPostgres = engines.includes('postgres') && programs !== undefined ? [programs] : [];
describe.each(onPostgres)('PostgreSQL of %s', (installed) => {
  test(
    'ten kills of the server lose no acknowledged write, and the same port goes on afterwards',
    async () => {
      const server = await startPostgres(installed, { fsync: true });
      const database: Database = await openDatabase({ databaseUrl: server.url, dataDirectory: folder });
      try {
        await prepareWrites(database);
        let reconnected = 0;
        database.onReconnect(() => {
          reconnected += 1;
        });
        await database.listen('animal', () => undefined);
        const written: Acknowledged[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const enough = written.length + writesOf(round);
          await writeUntilFailure(database, (write) => {
            written.push(write);
            if (written.length === enough) void server.kill();
          });
          expect(written.length).toBeGreaterThanOrEqual(enough);
          await server.start();
          expect(await missingWrites(database, written)).toEqual([]);
        }
        expect(new Set(written.map(({ table }) => table)).size).toBe(2);
        expect(
          await eventually(
            async () => reconnected,
            (count) => count > 0,
            30_000,
          ),
        ).toBeGreaterThan(0);
      } finally {
        await database.close();
        await server.stop();
      }
    },
    LIMIT_MS,
  );
});
