import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HealthReportAnswer } from '@portal/shared/contract';
import { writeLastBackup } from '../../lib/last-backup';
import { engines } from '../../testing/database';
import { openTestPortal, portalOn, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

describe.each(engines)('how the portal is doing, on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let dataDir: string;

  const report = async () => {
    const answer = await callAs(portal, admin, 'GET', 'health/report');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    return HealthReportAnswer.parse(answer.json()).data;
  };
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const addTask = (topic: string, columns: Record<string, string | null>) =>
    portal.database.query(
      `INSERT INTO task (topic, payload, run_at, locked_until, dead_at) VALUES ($1, '{}', $2, $3, $4)`,
      [topic, columns.run_at ?? ago(0), columns.locked_until ?? null, columns.dead_at ?? null],
    );

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-health-'));
    portal = await openTestPortal(engine, { DATA_DIR: dataDir });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await rm(dataDir, { recursive: true });
  });

  test('AP-066: a portal without trouble says so; a backup that nobody made here is no news on a server of its own', async () => {
    const { problems, lanes, database, disk, process: own, mail } = await report();
    expect(problems).toEqual(engine === 'pglite' ? ['backup-none'] : []);
    expect(lanes.map(({ lane }) => lane)).toEqual(['urgent', 'normal', 'bulk']);
    expect(database.engine).toBe(engine);
    expect(database.version).toMatch(/^\d+/);
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(disk.free_bytes).toBeGreaterThan(0);
    expect(disk.total_bytes).toBeGreaterThan(disk.free_bytes ?? 0);
    expect(own.node).toBe(process.version);
    expect(mail).toEqual({ has_server: false, waiting: 0, failed: 0, last_failed: null });
  });

  test('AP-066: demo data needs no backup', async () => {
    const demo = await portalOn(portal.database, { DATA_DIR: dataDir }, { isDemo: true });
    const answer = await callAs(demo, admin, 'GET', 'health/report').finally(() => demo.close());
    expect(HealthReportAnswer.parse(answer.json()).data.problems).toEqual([]);
  });

  test('AP-066: jobs are counted by queue: those that wait, run and were given up, and how old the oldest is', async () => {
    // Topics whose jobs nobody takes here: a mail of the future is scheduled, not late.
    await addTask('unknown.topic', { run_at: ago(2) });
    await addTask('unknown.topic', { run_at: ago(1) });
    await addTask('unknown.topic', { run_at: ago(-1) });
    await addTask('mail.bulk', { run_at: ago(1), locked_until: ago(-1) });
    await addTask('mail', { run_at: ago(3), dead_at: ago(1) });
    await addTask('mail', { run_at: ago(90), dead_at: ago(80) });
    const { lanes, problems } = await report();
    const [urgent, normal, bulk] = lanes;
    expect(urgent).toMatchObject({ waiting: 0, failed: 1 });
    expect(normal).toMatchObject({ waiting: 2, failed: 0 });
    expect(normal?.oldest_seconds).toBeGreaterThan(7199);
    expect(normal?.oldest_seconds).toBeLessThan(7300);
    expect(bulk).toMatchObject({ running: 1, oldest_seconds: null });
    expect(problems).toEqual(expect.arrayContaining(['task-late', 'task-failed']));
    await portal.database.exec('DELETE FROM task');
    expect((await report()).problems).not.toContain('task-late');
  });

  test('AP-066: the newest mail that was given up is named by its reason, never by its receiver', async () => {
    await portal.database.query(
      `INSERT INTO mail (message_id, to_address, template, subject, text, status, error, created_at) VALUES
       ('a', 'els@post.example', 'reaction', 'Geheim', '', 'failed', '550 no', $1), ('b', 'jan@post.example', 'verify', '', '', 'waiting', NULL, $1),
       ('c', 'jan@post.example', 'verify', '', '', 'failed', 'old', $2)`,
      [ago(1), ago(60)],
    );
    const answer = await callAs(portal, admin, 'GET', 'health/report');
    const { mail, problems } = HealthReportAnswer.parse(answer.json()).data;
    expect(mail).toMatchObject({ waiting: 1, failed: 1, last_failed: { template: 'reaction', error: '550 no' } });
    expect(problems).toContain('mail-failed');
    expect(answer.body).not.toMatch(/post\.example|Geheim/);
  });

  test('AP-066: reports of browsers of the last day, and suspect releases', async () => {
    await portal.database.query(
      `INSERT INTO load_report (name, version, build, stage, error_class, ms, stepped_back, visitor_hash, created_at) VALUES
       ('mf-search', '1.0.0', '11112222', 'entry', 'evaluation', 1, true, '\\x00', $1),
       ('mf-search', '1.0.0', '11112222', 'mounted', NULL, 1, false, '\\x00', $1),
       ('mf-search', '1.0.0', '11112222', 'entry', 'chunk', 1, false, '\\x00', $2)`,
      [ago(1), ago(30)],
    );
    expect((await report()).releases).toEqual({ loads: 1, failures: 1, step_backs: 1, suspect: [] });
  });

  test('AP-066: a backup is known by what the command left in DATA_DIR, and gets old', async () => {
    const at = ago(1);
    await writeLastBackup(dataDir, { at, folder: '/mnt/backups/portal-1' });
    const { backup, problems } = await report();
    expect(backup).toEqual({ last_at: at });
    expect(problems.filter((problem) => problem.startsWith('backup'))).toEqual([]);
    await writeLastBackup(dataDir, { at: ago(50), folder: '/mnt/backups/portal-1' });
    expect((await report()).problems).toContain('backup-old');
  });
});
