import { contentName } from '../../lib/content-name';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild, upload } from '../../testing/publish';
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
      files: releaseFiles({ blobs: portal.blobs, onFault: jest.fn() }),
      now: () => new Date(Date.now() + days * DAY_MS),
    }).handle({}, { isLast: false });
  const column = async (sql: string) =>
    (await database.query<{ value: string | number }>(sql)).rows.map(({ value }) => value);
  /** Of the files of a build those that are there, or those of them that are in a list. */
  const filesOf = async (build: string, among?: readonly string[]) => {
    const own = Object.keys(remoteBuild('mf-search', build, []).files);
    const present = among ?? (await portal.blobs.list('mf/mf-search/files/')).map((key) => key.split('/').at(-1));
    return own.filter((file) => present.includes(file));
  };
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
    await database.exec(`UPDATE release_upload SET uploaded_at = now() - interval '2 days'`);
    await prune(0);
    expect(await filesOf('11110000')).toHaveLength(4);

    await prune(91);
    expect(await generations()).toEqual([5]);
    expect(await builds()).toEqual(['0000aaaa', '22220000', '33330000', '44440000']);
    // What it has in common with the others stays.
    const kept = Object.keys(remoteBuild('mf-search', '22220000', []).files);
    expect(await filesOf('11110000')).toEqual(await filesOf('11110000', kept));
    expect(await filesOf('22220000')).toHaveLength(4);
    for (const folder of ['mf-br', 'mf-gzip'])
      expect(await portal.blobs.list(`${folder}/mf-search/files/`)).toHaveLength(8);
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

  test('a file that no release names goes a day after its last upload, in every form', async () => {
    const build = remoteBuild('mf-search', '88880000', ['zoek'], {}, { 'extra.js': 'extra()' });
    const file = contentName('extra.js', 'extra()');
    const places = async () => (await portal.blobs.list('')).filter((key) => key.includes(file));
    await upload(portal.app, build, file, 'extra()');
    await prune(0);
    expect(await places()).toHaveLength(3);
    await prune(1.1);
    expect(await places()).toEqual([]);
  });

  test('a release from before goes with its folder', async () => {
    await portal.blobs.put('mf/mf-search/1.0.0-55550000/main.js', Buffer.from('a'));
    await database.exec(`UPDATE release SET base = '/mf/mf-search/1.0.0-55550000/' WHERE build = '55550000'`);
    await prune(400);
    expect(await builds()).not.toContain('55550000');
    expect(await portal.blobs.list('mf/mf-search/1.0.0-55550000/')).toEqual([]);
  });
});
