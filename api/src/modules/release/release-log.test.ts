import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { portalOn, type TestPortal } from '../../testing/portal';
import {
  change,
  generationOf,
  publish,
  remoteBuild,
  shellBuild,
  signed,
  teamKeys,
  upload,
} from '../../testing/publish';
import { firstBrokenRelease } from './release-log';

const PARTS = ['mf-animal', 'mf-content', 'mf-reviews', 'mf-search'];

describe.each(engines)('the log of releases on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    portal = await portalOn(database);
    await publish(portal.app, shellBuild('0000aaaa'));
  }, 60_000);
  afterEach(async () => {
    await portal.close();
    await database.close();
  });

  const lines = async () =>
    (await database.query<Record<string, unknown>>('SELECT * FROM release_log ORDER BY place')).rows;
  const act = async (body: object, key?: string) =>
    (await change(portal.app, 'mf-search', body, await generationOf(portal.app), key)).statusCode;

  /** What whoever owns the database can do. */
  const tamper = (sql: string) =>
    database.exec(`ALTER TABLE release_log DISABLE TRIGGER USER; ${sql}; ALTER TABLE release_log ENABLE TRIGGER USER`);

  test('every change stands in it with the key that asked for it, a publication with what was signed', async () => {
    const keys = await teamKeys(database, 'mf-search');
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    await publish(portal.app, build, {}, keys);
    await publish(portal.app, remoteBuild('mf-search', '33334444', ['zoek']), { canary: 5 }, keys);
    expect(await act({ action: 'promote' }, keys.key)).toBe(200);
    expect(await act({ action: 'rollback' })).toBe(200);
    const log = await lines();
    const { rows } = await database.query<{ id: string }>(`SELECT left(encode(hash, 'hex'), 8) AS id FROM deploy_key`);
    expect(log.map(({ place, name, action, build, deploy_key }) => [place, name, action, build, deploy_key])).toEqual([
      [1, 'shell', 'publish', '0000aaaa', 'start'],
      [2, 'mf-search', 'publish', '11112222', rows[0]?.id],
      [3, 'mf-search', 'publish', '33334444', rows[0]?.id],
      [4, 'mf-search', 'promote', '33334444', rows[0]?.id],
      [5, 'mf-search', 'rollback', '11112222', 'start'],
    ]);
    expect(JSON.parse(String(log[1]?.statement))).toMatchObject({ part: 'mf-search', release: build.release });
    expect(await firstBrokenRelease(database)).toBeUndefined();
  });

  test('what is changed in it, taken out of it or taken from its end is found', async () => {
    for (const build of ['11112222', '33334444']) await publish(portal.app, remoteBuild('mf-search', build, ['zoek']));
    await expect(database.exec(`UPDATE release_log SET name = 'mf-animal'`)).rejects.toThrow('append-only');
    await expect(database.exec('DELETE FROM release_log')).rejects.toThrow('append-only');
    await tamper(`UPDATE release_log SET build = '99999999' WHERE place = 2`);
    expect(await firstBrokenRelease(database)).toBe(2);
    await tamper(`UPDATE release_log SET build = '11112222' WHERE place = 2`);
    // Chained anew, so that only the signature is wrong.
    await tamper(`UPDATE release_log SET statement = replace(statement, 'zoek', 'kwaad') WHERE place = 3;
      UPDATE release_log l SET hash = release_log_hash(l) WHERE place = 3`);
    await database.exec('ALTER TABLE audit_entry DISABLE TRIGGER USER');
    await database.exec(`UPDATE audit_entry SET changes = changes - 'log' WHERE object = 'release'`);
    expect(await firstBrokenRelease(database)).toBe(3);
  });

  test('a line that is gone from the end is missed by the audit log', async () => {
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await tamper('DELETE FROM release_log WHERE place = 2');
    expect(await firstBrokenRelease(database)).toBe(2);
  });

  /** As the client does it: read, sign, send, and again when another team was first. */
  async function publishAmongOthers(part: string, build: string) {
    const remote = remoteBuild(part, build, [`${part.slice(3)}-pagina`]);
    const keys = await teamKeys(database, part);
    for (const [file, text] of Object.entries(remote.files)) await upload(portal.app, remote, file, text, keys.key);
    for (;;) {
      const generation = await generationOf(portal.app);
      const body = signed(remote, { generation }, keys.signingKey);
      const answer = await change(portal.app, part, body, generation, keys.key);
      if (answer.statusCode !== 412) return answer.statusCode;
    }
  }

  test('four teams publish at once, and one of them twice: each answer is live or was live, and none is lost', async () => {
    const builds = [...PARTS.map((part) => [part, '11112222'] as const), ['mf-search', '33334444'] as const];
    const answers = await Promise.all(builds.map(([part, build]) => publishAmongOthers(part, build)));
    expect(answers).toEqual(builds.map(() => 200));
    const { generation, remotes } = (await portal.app.inject('/register.json')).json();
    expect([generation, remotes.map(({ name }: { name: string }) => name)]).toEqual([6, PARTS]);
    const search = remotes.at(-1);
    expect([search.current.build, search.previous.build].sort()).toEqual(['11112222', '33334444']);
    const log = await lines();
    expect(log.map((line) => line.generation)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      log
        .slice(1)
        .map(({ name, build }) => `${name} ${build}`)
        .sort(),
    ).toEqual(builds.map((pair) => pair.join(' ')).sort());
    expect(await firstBrokenRelease(database)).toBeUndefined();
  });
});
