import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '../commands/keep/manifest';
import { restoreBackup } from '../commands/keep/restore';
import { databaseDirectory, openDatabase } from '../ports/database/open';
import type { Database } from '../ports/database/port';
import { engines, makePostgresDatabase } from './database';
import { portalOn, type TestPortal } from './portal';
import { callAs } from './signed-in';

/** A backup of demo data of the release of 24 November 2026 (commit 86659e1), with somebody who was signed in; its key opens nothing else. Photos are left out. */
const BACKUP = join(__dirname, 'former-release');
const SESSION = JSON.parse(readFileSync(join(BACKUP, 'session.json'), 'utf8')) as { refreshToken: string };

describe.each(engines)('AP-105 data of a former release on %s', (engine) => {
  let dataDir: string;
  let database: Database;
  let portal: TestPortal;
  let remove: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'former-'));
    let databaseUrl: string | undefined;
    if (engine === 'postgres') ({ url: databaseUrl, remove } = await makePostgresDatabase({ empty: true }));
    await restoreBackup(BACKUP, { databaseUrl, dataDir });
    database = await openDatabase({ databaseUrl, dataDirectory: databaseDirectory(dataDir) });
    const secret = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
    const { createdAt } = await readManifest(BACKUP);
    const now = () => new Date(Date.parse(createdAt) + 60_000);
    portal = await portalOn(database, { PUBLIC_ORIGIN: 'https://portaal.example' }, { secret, now, isDemo: true });
  }, 120_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
    await remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has every row after the migrations of this release', async () => {
    const { digests, migrations } = await readManifest(BACKUP);
    const applied = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM migration');
    expect(applied.rows[0]?.n).toBeGreaterThan(migrations.length);
    const counts: Record<string, number> = {};
    for (const name of Object.keys(digests)) {
      const { rows } = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${name}"`);
      counts[name] = rows[0]?.n ?? -1;
    }
    const kept = Object.fromEntries(Object.entries(digests).map(([name, { rows }]) => [name, rows]));
    // Keys are moved on by the portal itself.
    for (const list of [counts, kept]) for (const name of ['migration', 'signing_key', 'task']) delete list[name];
    expect(counts).toEqual(kept);
  });

  test('is shown to visitors', async () => {
    const { data } = (await portal.app.inject('/api/animal?rows=5')).json();
    expect(data).toHaveLength(5);
    for (const url of [`animal/${data[0].uuidkey}`, 'shelter', 'news', 'article']) {
      expect([url, (await portal.app.inject(`/api/${url}`)).statusCode]).toEqual([url, 200]);
    }
  });

  test('who was signed in still is', async () => {
    const payload = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: SESSION.refreshToken,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://portaal.example' };
    const url = '/securetoken.googleapis.com/v1/token';
    const answer = await portal.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(200);
    const me = await callAs(portal, { token: answer.json().id_token }, 'GET', 'me');
    expect(me.json().data.item).toMatchObject({ email: 'bezoeker@demo.example' });
  });
});
