import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { releaseRepository } from './release.repository';
import { releaseFiles } from './release-files';
import { releaseRetention } from './release-retention';

const DAY_MS = 24 * 3_600_000;

describe.each(engines)('old releases on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    portal = await portalOn(database);
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const prune = (days: number) =>
    releaseRetention({
      releases: releaseRepository(database),
      files: releaseFiles(portal.blobs),
      now: () => new Date(Date.now() + days * DAY_MS),
    }).handle({}, { isLast: false });
  const column = async (sql: string) =>
    (await database.query<{ value: string | number }>(sql)).rows.map(({ value }) => value);
  const builds = () => column('SELECT build AS value FROM release ORDER BY id');
  const generations = () => column('SELECT generation AS value FROM register_generation ORDER BY 1');

  test('go with their files 90 days after the register named them last; what it names now stays', async () => {
    await publish(portal.app, shellBuild('0000aaaa'));
    for (const build of ['11110000', '22220000', '33330000']) {
      await publish(portal.app, remoteBuild('mf-search', build, ['zoek']));
    }
    await publish(portal.app, remoteBuild('mf-search', '44440000', ['zoek']), { canary: 5 });
    const all = ['0000aaaa', '11110000', '22220000', '33330000', '44440000'];
    expect(await builds()).toEqual(all);

    await prune(89);
    expect(await builds()).toEqual(all);
    expect(await generations()).toEqual([1, 2, 3, 4, 5]);
    expect((await portal.blobs.list('mf/mf-search/1.0.0-11110000/')).length).toBeGreaterThan(0);

    await prune(91);
    expect(await generations()).toEqual([5]);
    expect(await builds()).toEqual(['0000aaaa', '22220000', '33330000', '44440000']);
    for (const folder of ['mf', 'mf-br', 'mf-gzip']) {
      expect(await portal.blobs.list(`${folder}/mf-search/1.0.0-11110000/`)).toEqual([]);
      expect((await portal.blobs.list(`${folder}/mf-search/1.0.0-22220000/`)).length).toBeGreaterThan(0);
    }
    expect((await portal.app.inject('/register.json')).json()).toMatchObject({ generation: 5 });
    // The numbers go on.
    expect((await publish(portal.app, remoteBuild('mf-search', '55550000', ['zoek']))).json()).toEqual({
      data: { generation: 6 },
    });
  });

  test('a release that was current for long stays for those who still have it open', async () => {
    await database.exec(`UPDATE release SET published_at = now() - interval '200 days';
      UPDATE register_generation SET published_at = now() - interval '200 days' WHERE generation = 5`);
    await publish(portal.app, remoteBuild('mf-search', '66660000', ['zoek']));
    await publish(portal.app, remoteBuild('mf-search', '77770000', ['zoek']));
    await prune(0);
    expect(await builds()).toEqual(expect.arrayContaining(['33330000', '55550000', '66660000', '77770000']));
    expect(await generations()).toEqual([5, 6, 7, 8]);
  });
});
