import type { ManagedPart } from '@portal/shared/contract';
import { ReleaseOverviewAnswer } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const GOOD = '11112222';
const BAD = '33334444';
const BOARD = 'bestuur@portaal.example';

describe.each(engines)('suspect releases on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;
  let admin: TestPerson;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyRegister(database);
    await database.exec('TRUNCATE mail, task');
    portal = await portalOn(database, { CONTACT_EMAIL: BOARD });
    admin = await addPerson(portal, { usertype: 'admin' });
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, remoteBuild('mf-search', GOOD, ['zoek']));
  });
  afterEach(() => portal.close());

  const report = (address: string, fields: object = {}) =>
    portal.app.inject({
      ...{ method: 'POST', url: '/api/loadreport', remoteAddress: address },
      payload: {
        ...{ name: 'mf-search', version: '1.0.0', build: BAD, stage: 'entry' },
        ...{ errorClass: 'integrity', ms: 420, steppedBack: true },
        ...fields,
      },
    });
  const reportFrom = async (addresses: string[], fields: object = {}) => {
    for (const address of addresses) expect((await report(address, fields)).statusCode).toBe(204);
  };
  const THREE = ['10.0.0.1', '10.0.1.1', '10.0.2.1'];
  const search = async () =>
    ReleaseOverviewAnswer.parse((await callAs(portal, admin, 'GET', 'releases')).json()).data.items.find(
      ({ name }) => name === 'mf-search',
    ) as ManagedPart;
  const suspects = async () =>
    (await search()).releases.filter(({ suspect_at }) => suspect_at !== null).map(({ role, build }) => [role, build]);
  const rowsOf = async (sql: string) => (await database.query(sql)).rows;
  const mails = () => rowsOf('SELECT to_address, subject, text FROM mail ORDER BY id');
  const asCurrent = () => publish(portal.app, remoteBuild('mf-search', BAD, ['zoek']));
  const asCanary = () => publish(portal.app, remoteBuild('mf-search', BAD, ['zoek']), { canary: 20 });
  const clear = (body: object = { reason: 'Het netwerk van een bezoeker' }) =>
    callAs(portal, admin, 'PUT', `releases/mf-search/${BAD}`, body);

  test('AP-044: the third visitor whose browser stepped back makes a release suspect; the board is mailed once', async () => {
    await asCurrent();
    await reportFrom(THREE.slice(0, 2));
    expect([await suspects(), await mails()]).toEqual([[], []]);
    await reportFrom([...THREE, '10.0.3.1']);
    expect(await suspects()).toEqual([['current', BAD]]);
    expect(await mails()).toEqual([
      {
        ...{ to_address: BOARD, subject: 'Release verdacht: mf-search 1.0.0' },
        text: expect.stringMatching(/build 33334444[\s\S]*\/admin\/beheer\?tab=releases/),
      },
    ]);
    expect(
      await rowsOf(`SELECT user_id, object_id FROM audit_entry WHERE action = 'suspect' ORDER BY id DESC LIMIT 1`),
    ).toEqual([{ user_id: null, object_id: 'mf-search' }]);
  });

  test.each<[string, string[], object]>([
    ['one address again and again', Array<string>(6).fill('10.0.0.1'), {}],
    ['addresses of one home', ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:5::3'], {}],
    ['a build that nobody published', THREE, { build: '99999999' }],
    ['a part that does not exist', THREE, { name: 'mf-none' }],
    ['failures without an older release that took over', THREE, { steppedBack: false }],
    ['successes, as shells of before send them for the release that took over', THREE, { errorClass: undefined }],
  ])('%s make nothing suspect', async (_what, addresses, fields) => {
    await asCurrent();
    await reportFrom(addresses, fields);
    expect([await suspects(), await mails()]).toEqual([[], []]);
  });

  test('three within more than five minutes make nothing suspect', async () => {
    await asCurrent();
    await reportFrom(THREE.slice(0, 2));
    await database.query(`UPDATE load_report SET created_at = created_at - interval '5 minutes'`);
    await reportFrom(THREE.slice(2));
    expect(await suspects()).toEqual([]);
  });

  test('AP-044: a suspect canary is held back by the portal itself, which the log says', async () => {
    await asCanary();
    await reportFrom(THREE);
    const part = await search();
    expect([part.percent, part.releases[0]?.build]).toEqual([null, GOOD]);
    expect(await suspects()).toEqual([['former', BAD]]);
    expect(await rowsOf(`SELECT user_id, action, object_id FROM audit_entry ORDER BY id DESC LIMIT 2`)).toEqual([
      { user_id: null, action: 'abort', object_id: 'mf-search' },
      { user_id: null, action: 'suspect', object_id: 'mf-search' },
    ]);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('canary') }]);
  });

  test('a canary stays when the current release is suspect as well: there is nothing better', async () => {
    await reportFrom(THREE, { build: GOOD });
    await asCanary();
    await reportFrom(THREE);
    expect((await search()).percent).toBe(20);
    expect((await suspects()).length).toBe(2);
  });

  test('AP-044: an admin clears the mark with a reason; reports of before count no more', async () => {
    await asCurrent();
    await reportFrom(THREE);
    expect((await clear({ reason: ' ' })).statusCode).toBe(422);
    expect((await clear()).statusCode).toBe(204);
    expect((await clear()).statusCode).toBe(404);
    const lines = await rowsOf(
      `SELECT user_id, changes FROM audit_entry WHERE action = 'clear-suspect' ORDER BY id DESC LIMIT 1`,
    );
    expect(lines).toEqual([{ user_id: admin.id, changes: { build: BAD, reason: 'Het netwerk van een bezoeker' } }]);
    await reportFrom(['10.0.4.1']);
    expect(await suspects()).toEqual([]);
    await reportFrom(['10.0.5.1', '10.0.6.1']);
    expect(await suspects()).toEqual([['current', BAD]]);
    expect((await mails()).length).toBe(2);
  });
});
