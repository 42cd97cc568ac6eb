import { DeployKeyAnswer, type ManagedPart, ReleaseOverviewAnswer } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { change, generationOf, LAZY, publish, remoteBuild, shellBuild, upload } from '../../testing/publish';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const OLD = '11112222';
const NEW = '33334444';
const MINUTE_MS = 60_000;

describe.each(engines)('releases for admins on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;
  let admin: TestPerson;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyRegister(database);
    portal = await portalOn(database);
    admin = await addPerson(portal, { usertype: 'admin' });
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, remoteBuild('mf-search', OLD, ['zoek']));
    await publish(portal.app, remoteBuild('mf-search', NEW, ['zoek', 'zoek/asiels']));
  });
  afterEach(() => portal.close());

  const overview = async () =>
    ReleaseOverviewAnswer.parse((await callAs(portal, admin, 'GET', 'releases')).json()).data;
  const partOf = async (name: string) => (await overview()).items.find((part) => part.name === name) as ManagedPart;
  const act = async (name: string, body: object, { generation }: { generation?: number } = {}) =>
    callAs(portal, admin, 'PUT', `releases/${name}`, body, {
      'if-match': `"${generation ?? (await generationOf(portal.app))}"`,
    });
  const buildsOf = ({ releases }: ManagedPart) => releases.map(({ role, build }) => [role, build]);
  const auditLines = async () =>
    (
      await database.query<{ user_id: number | null; action: string; object_id: string }>(
        `SELECT user_id, action, object_id FROM audit_entry WHERE object = 'release' ORDER BY id DESC LIMIT 1`,
      )
    ).rows;

  test('AP-043: the overview names per part what runs, since when, by which team and how heavy it is', async () => {
    await publish(portal.app, remoteBuild('mf-search', '55556666', ['zoek']), { canary: 5 });
    const { generation, items } = await overview();
    expect(generation).toBe(4);
    expect(items.map(({ name, team, percent }) => [name, team, percent])).toEqual([
      ['shell', 'shell', null],
      ['mf-search', 'search', 5],
    ]);
    const search = items[1] as ManagedPart;
    expect(buildsOf(search)).toEqual([
      ['current', NEW],
      ['canary', '55556666'],
      ['previous', OLD],
    ]);
    const [current] = search.releases;
    expect(current).toMatchObject({ version: '1.0.0', files: 4, suspect_at: null, days: [] });
    expect(current?.bytes).toBe(
      Object.values(remoteBuild('mf-search', NEW, []).files).reduce((sum, text) => sum + text.length, 0),
    );
    expect(current?.brotli).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(search.since ?? '')).toBeLessThan(MINUTE_MS);
    const hidden = JSON.stringify(items);
    expect(hidden).not.toContain('sha384-');
  });

  test('AP-043: reports stand by release and day; a build of before stays while there are reports about it', async () => {
    const report = (build: string, errorClass?: string) =>
      callAs(portal, null, 'POST', 'loadreport', {
        ...{ name: 'mf-search', version: '1.0.0', build, stage: 'entry', ms: 3, steppedBack: false, errorClass },
      });
    await report(OLD, 'integrity');
    await report(NEW);
    await report(NEW, 'entry-http');
    await publish(portal.app, remoteBuild('mf-search', '77778888', ['zoek']));
    const { releases } = await partOf('mf-search');
    expect(releases.map(({ role, build, days }) => [role, build, days.length])).toEqual([
      ['current', '77778888', 0],
      ['previous', NEW, 1],
      ['former', OLD, 1],
    ]);
    expect(releases[1]?.days).toEqual([
      { day: expect.any(String), loads: 1, failures: 1, step_backs: 0, without_view: 0 },
    ]);
    await database.query(`UPDATE load_report SET created_at = created_at - interval '15 days'`);
    expect((await partOf('mf-search')).releases.map(({ days }) => days.length)).toEqual([0, 0]);
  });

  test('AP-043: an admin rolls a remote back; visitors get the previous release, the log names the admin', async () => {
    const before = await partOf('mf-search');
    const { generation } = await overview();
    expect((await act('mf-search', { action: 'rollback' })).json()).toEqual({ data: { generation: generation + 1 } });
    const after = await partOf('mf-search');
    expect(buildsOf(after)).toEqual([
      ['current', OLD],
      ['previous', NEW],
    ]);
    expect(Date.parse(after.since ?? '')).toBeGreaterThan(Date.parse(before.since ?? ''));
    expect((await portal.app.inject('/register.json')).json().remotes[0].current.build).toBe(OLD);
    expect(await auditLines()).toEqual([{ user_id: admin.id, action: 'rollback', object_id: 'mf-search' }]);
    const { rows } = await database.query(
      'SELECT published_by FROM register_generation ORDER BY generation DESC LIMIT 1',
    );
    expect(rows).toEqual([{ published_by: admin.id }]);
  });

  test('a change on a generation that is no more is 412 and changes nothing; without If-Match it is 400', async () => {
    const generation = await generationOf(portal.app);
    const late = await act('mf-search', { action: 'rollback' }, { generation: generation - 1 });
    expect([late.statusCode, late.json().error.code]).toEqual([412, 'STALE']);
    const blind = await callAs(portal, admin, 'PUT', 'releases/mf-search', { action: 'rollback' });
    expect(blind.statusCode).toBe(400);
    expect(await generationOf(portal.app)).toBe(generation);
  });

  test('disable with a reason, enable, canary and its end go the way of the deploy keys', async () => {
    expect((await act('mf-search', { action: 'disable', reason: ' ' })).statusCode).toBe(422);
    await act('mf-search', { action: 'disable', reason: 'Onderhoud' });
    expect(await partOf('mf-search')).toMatchObject({ enabled: false, disabled_reason: 'Onderhoud' });
    await act('mf-search', { action: 'enable' });
    await publish(portal.app, remoteBuild('mf-search', '55556666', ['zoek']), { canary: 5 });
    await act('mf-search', { action: 'canary', percent: 40 });
    expect((await partOf('mf-search')).percent).toBe(40);
    await act('mf-search', { action: 'promote' });
    expect(buildsOf(await partOf('mf-search'))).toEqual([
      ['current', '55556666'],
      ['previous', NEW],
    ]);
    expect((await act('mf-search', { action: 'abort' })).statusCode).toBe(409);
  });

  test('an old sign-in is asked to sign in again before it changes anything', async () => {
    const old = await addPerson(portal, { usertype: 'admin', authTime: new Date(Date.now() - 11 * MINUTE_MS) });
    const answer = await callAs(portal, old, 'PUT', 'releases/mf-search', { action: 'rollback' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'REAUTH_REQUIRED']);
    expect((await callAs(portal, old, 'GET', 'releases')).statusCode).toBe(200);
  });

  test('AP-043: a deploy key is shown once, publishes its part, tells its last use and ends', async () => {
    const made = await callAs(portal, admin, 'POST', 'releases/mf-search/key', { label: 'CI van zoeken' });
    expect(made.statusCode).toBe(201);
    const { key, signing_key, ...row } = DeployKeyAnswer.parse(made.json()).data.item;
    expect(row).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f]{8}$/), label: 'CI van zoeken', last_used_at: null },
      created_at: expect.any(String),
    });
    expect((await partOf('mf-search')).keys).toEqual([row]);
    expect(JSON.stringify(await overview())).not.toContain(key);
    expect(JSON.stringify(await overview())).not.toContain(signing_key);

    const build = remoteBuild('mf-search', NEW, ['zoek']);
    expect((await upload(portal.app, build, LAZY, 'lazy()', key)).statusCode).toBe(200);
    const { last_used_at } = (await partOf('mf-search')).keys[0] as ManagedPart['keys'][number];
    expect(Date.now() - Date.parse(last_used_at ?? '')).toBeLessThan(MINUTE_MS);

    const end = () => callAs(portal, admin, 'DELETE', `releases/mf-search/key/${row.id}`);
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(404);
    expect((await upload(portal.app, build, LAZY, 'lazy()', key)).statusCode).toBe(401);
    expect((await partOf('mf-search')).keys).toEqual([]);
    expect(await auditLines()).toEqual([{ user_id: admin.id, action: 'deploy-key.end', object_id: 'mf-search' }]);
  });

  describe('the shell', () => {
    const REACT_20 = { provides: { react: '20.0.0', '@portal/shared': '1.0.0' } };
    const shown = async () => (await portal.app.inject('/register.json')).json().shell;

    test('without a previous one there is nothing to roll back to', async () => {
      const answer = await act('shell', { action: 'rollback' });
      expect([answer.statusCode, answer.json().error.message]).toEqual([409, 'shell heeft geen vorige versie.']);
    });

    test('AP-043: goes back to the one before, with all that it provided, and forth again (decision 073)', async () => {
      const before = await shown();
      await publish(portal.app, shellBuild('0000bbbb', { provides: { react: '19.4.0', '@portal/shared': '1.1.0' } }));
      const after = await shown();
      expect(buildsOf(await partOf('shell'))).toEqual([
        ['current', '0000bbbb'],
        ['previous', '0000aaaa'],
      ]);
      expect((await act('shell', { action: 'rollback' })).statusCode).toBe(200);
      expect(await shown()).toEqual(before);
      expect((await portal.app.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain('0000aaaa');
      await act('shell', { action: 'rollback' });
      expect(await shown()).toEqual(after);
    });

    test('a team rolls it back by its key as well; nothing else can be done to it', async () => {
      await publish(portal.app, shellBuild('0000bbbb'));
      const generation = await generationOf(portal.app);
      expect((await change(portal.app, 'shell', { action: 'disable', reason: 'x' }, generation)).statusCode).toBe(422);
      expect((await change(portal.app, 'shell', { action: 'rollback' }, generation)).statusCode).toBe(200);
      expect((await shown()).hash).toBe('0000aaaa');
    });

    test('a previous one that would leave a part without a release is refused and names the part', async () => {
      const needs = { react: '^20.0.0', '@portal/shared': '^1.0.0' };
      await publish(portal.app, shellBuild('0000bbbb', REACT_20), { acceptStranded: true });
      for (const build of ['55556666', '77778888'])
        await publish(portal.app, remoteBuild('mf-search', build, ['zoek'], { needs }));
      const answer = await act('shell', { action: 'rollback' });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['mf-search']]);
      expect((await shown()).hash).toBe('0000bbbb');
    });

    test('a previous one whose files are gone is refused', async () => {
      await publish(portal.app, shellBuild('0000bbbb'));
      for (const key of await portal.blobs.list('mf/shell/files/')) await portal.blobs.delete(key);
      const answer = await act('shell', { action: 'rollback' });
      expect([answer.statusCode, answer.json().error.fields]).toMatchObject([
        422,
        { [String(shellBuild('0000aaaa').release.page)]: 'was not uploaded' },
      ]);
    });
  });
});
