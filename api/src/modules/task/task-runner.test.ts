import type { Database } from '../../ports/database/port';
import { enqueueTask, TaskRefused, type TaskTopic } from '../../ports/task/port';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { nextNight, retention } from './retention';
import { taskRepository } from './task.repository';
import { pauseAfter, type TaskRunner, taskRunner } from './task-runner';

const DAY = 24 * 3_600_000;

describe.each(engines)('jobs on %s', (engine) => {
  let database: Database;
  const started: TaskRunner[] = [];
  const runner = (topics: TaskTopic[], now = () => new Date(Date.now() + 1000)) => {
    const made = taskRunner({ tasks: taskRepository(database), topics, now, onError: () => undefined, pollMs: 60_000 });
    started.push(made);
    return made;
  };
  const rows = async (columns: string) =>
    (await database.query<Record<string, unknown>>(`SELECT ${columns} FROM task ORDER BY id`)).rows;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(async () => {
    for (const made of started.splice(0)) await made.stop();
    await database.exec('TRUNCATE task');
  });
  afterAll(() => database.close());

  test('two runners side by side do each task once, more than a batch of them', async () => {
    const done: unknown[] = [];
    const topic: TaskTopic = { topic: 'count', handle: async (payload) => void done.push(payload) };
    for (let i = 0; i < 50; i += 1) await enqueueTask(database, { topic: 'count', payload: { i } });
    await Promise.all([runner([topic]).runDue(), runner([topic]).runDue()]);
    expect(done).toHaveLength(50);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(50);
    expect(await rows('done_at IS NULL AS open')).toEqual(Array(50).fill({ open: false }));
  });

  test('a notification wakes the runner, and stop waits for what runs', async () => {
    const events: string[] = [];
    const topic: TaskTopic = {
      topic: 'slow',
      async handle() {
        events.push('begin');
        await new Promise((resolve) => setTimeout(resolve, 100));
        events.push('end');
      },
    };
    const made = runner([topic]);
    await made.start();
    await enqueueTask(database, { topic: 'slow', payload: {} });
    await eventually(
      async () => events.length,
      (count) => count > 0,
    );
    await made.stop();
    expect(events).toEqual(['begin', 'end']);
    await enqueueTask(database, { topic: 'slow', payload: {} });
    await made.stop();
    expect(events).toHaveLength(2);
  });

  test('a key is there once among waiting tasks; what comes while it runs is a new one', async () => {
    const add = () => enqueueTask(database, { topic: 'once', payload: {}, dedupeKey: 'k' });
    let runs = 0;
    const topic: TaskTopic = {
      topic: 'once',
      async handle() {
        runs += 1;
        if (runs === 1) await add();
      },
    };
    await add();
    await add();
    expect(await rows('id')).toHaveLength(1);
    const made = runner([topic]);
    await made.runDue();
    await made.runDue();
    expect(runs).toBe(2);
  });

  test('a task of later waits, an unknown topic stays, a refused one is dead', async () => {
    const topic: TaskTopic = { topic: 'no', handle: () => Promise.reject(new TaskRefused('never')) };
    await enqueueTask(database, { topic: 'no', payload: {} });
    await enqueueTask(database, { topic: 'no', payload: {}, runAt: new Date(Date.now() + DAY) });
    await enqueueTask(database, { topic: 'of a newer release', payload: {} });
    await runner([topic]).runDue();
    expect(await rows('attempts, dead_at IS NULL AS open, error')).toEqual([
      { attempts: 1, open: false, error: 'never' },
      { attempts: 0, open: true, error: null },
      { attempts: 0, open: true, error: null },
    ]);
  });

  test('a task whose process died is taken again after five minutes', async () => {
    await enqueueTask(database, { topic: 'lost', payload: {} });
    const tasks = taskRepository(database);
    const now = new Date(Date.now() + 1000);
    expect(await tasks.take(['lost'], { now, limit: 5 })).toHaveLength(1);
    expect(await tasks.take(['lost'], { now, limit: 5 })).toHaveLength(0);
    const later = new Date(now.getTime() + 301_000);
    expect(await tasks.take(['lost'], { now: later, limit: 5 })).toMatchObject([{ attempts: 2 }]);
  });

  /** A handler that waits until it is let go. */
  function gated() {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const begun: unknown[] = [];
    const handle = async (payload: unknown) => {
      begun.push(payload);
      await gate;
    };
    return { begun, handle, letGo };
  }

  test('what somebody waits for is done while other lanes hang', async () => {
    const { begun, handle, letGo } = gated();
    const done: unknown[] = [];
    const topics: TaskTopic[] = [
      { topic: 'digest', lane: 'bulk', handle },
      { topic: 'other', handle },
      { topic: 'password', lane: 'urgent', handle: async (payload) => void done.push(payload) },
    ];
    for (let i = 0; i < 30; i += 1) await enqueueTask(database, { topic: i % 2 ? 'digest' : 'other', payload: { i } });
    const made = runner(topics);
    await made.start();
    await eventually(
      async () => begun.length,
      (count) => count >= 6,
    );
    for (let i = 0; i < 5; i += 1) await enqueueTask(database, { topic: 'password', payload: { i } });
    await eventually(
      async () => done.length,
      (count) => count === 5,
    );
    expect(done).toHaveLength(5);
    letGo();
  });

  test('a slow task keeps only its own place', async () => {
    const { begun, handle, letGo } = gated();
    const done: unknown[] = [];
    const topics: TaskTopic[] = [
      { topic: 'slow', handle },
      { topic: 'quick', handle: async (payload) => void done.push(payload) },
    ];
    await enqueueTask(database, { topic: 'slow', payload: {} });
    for (let i = 0; i < 30; i += 1) await enqueueTask(database, { topic: 'quick', payload: { i } });
    await runner(topics).start();
    await eventually(
      async () => done.length,
      (count) => count === 30,
    );
    expect([begun.length, done.length]).toEqual([1, 30]);
    letGo();
  });

  test('a task that ends its process every time is dead after eight attempts', async () => {
    await enqueueTask(database, { topic: 'deadly', payload: {} });
    const tasks = taskRepository(database);
    let now = new Date(Date.now() + 1000);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await tasks.take(['deadly'], { now, limit: 5 })).toMatchObject([{ attempts: attempt }]);
      now = new Date(now.getTime() + 301_000);
    }
    const runs: unknown[] = [];
    await runner([{ topic: 'deadly', handle: async () => void runs.push(1) }], () => now).runDue();
    expect(runs).toEqual([]);
    expect(await rows('attempts, dead_at IS NULL AS open, error')).toEqual([
      { attempts: 8, open: false, error: 'the process ended while it ran' },
    ]);
  });

  test('a task that takes longer than its lock stays with its process', async () => {
    let now = new Date(Date.now() + 1000);
    const { begun, handle, letGo } = gated();
    await enqueueTask(database, { topic: 'long', payload: {} });
    const tasks = taskRepository(database);
    const made = taskRunner({
      tasks,
      topics: [{ topic: 'long', handle }],
      now: () => now,
      onError: () => undefined,
      pollMs: 60_000,
      renewMs: 20,
    });
    started.push(made);
    await made.start();
    await eventually(
      async () => begun.length,
      (count) => count > 0,
    );
    for (let i = 0; i < 3; i += 1) {
      now = new Date(now.getTime() + 200_000);
      await eventually(
        () => rows(`locked_until > '${now.toISOString()}'::timestamptz + interval '299 seconds' AS renewed`),
        ([row]) => row?.renewed === true,
      );
      expect(await tasks.take(['long'], { now, limit: 5 })).toEqual([]);
    }
    letGo();
    await made.stop();
    expect(await rows('attempts, done_at IS NULL AS open')).toEqual([{ attempts: 1, open: false }]);
  });

  test('who comes back after its lock ended changes nothing of the later try', async () => {
    await enqueueTask(database, { topic: 'lost', payload: {} });
    const tasks = taskRepository(database);
    const now = new Date(Date.now() + 1000);
    const [first] = await tasks.take(['lost'], { now, limit: 5 });
    const later = new Date(now.getTime() + 301_000);
    const [second] = await tasks.take(['lost'], { now: later, limit: 5 });
    if (!first || !second) throw new Error('It was not taken.');
    await tasks.fail(first, { message: 'late', at: later, runAt: null });
    await tasks.finish(first, later);
    expect(await rows('done_at IS NULL AS open, error')).toEqual([{ open: true, error: null }]);
    await tasks.finish(second, later);
    expect(await rows('done_at IS NULL AS open')).toEqual([{ open: false }]);
  });

  test('what a lane took before is done too when everything that is due is done', async () => {
    const tasks = taskRepository(database);
    let takes = 0;
    let letGo: (() => void) | undefined;
    /** Holds back the answer about the task that the lane took. */
    const take: typeof tasks.take = async (...call) => {
      const taken = await tasks.take(...call);
      takes += 1;
      if (taken.length > 0) {
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      return taken;
    };
    const made = taskRunner({
      tasks: { ...tasks, take },
      topics: [{ topic: 'slow', handle: async () => void (await rows('id')) }],
      now: () => new Date(Date.now() + 1000),
      onError: () => undefined,
      pollMs: 60_000,
    });
    started.push(made);
    await made.start();
    await enqueueTask(database, { topic: 'slow', payload: {} });
    await eventually(async () => letGo, Boolean);
    const before = takes;
    let isOver = false;
    const due = made.runDue().then(() => {
      isOver = true;
    });
    // Each of its three lanes finds nothing to take.
    await eventually(
      async () => takes,
      (count) => count >= before + 3,
    );
    await rows('id');
    const wasOver = isOver;
    letGo?.();
    await due;
    expect(wasOver).toBe(false);
    expect(await rows('done_at IS NULL AS open')).toEqual([{ open: false }]);
  });

  test('a topic that comes back is in the table from the start and after every run', async () => {
    let now = new Date();
    const runs: number[] = [];
    const next = (moment: Date) => new Date(moment.getTime() + DAY);
    const topic: TaskTopic = { topic: 'daily', next, handle: async () => void runs.push(1) };
    const before = runner([topic], () => now);
    await before.start();
    await before.stop();
    const made = runner([topic], () => now);
    await made.start();
    expect(await rows('topic')).toHaveLength(1);
    now = new Date(now.getTime() + DAY + 1000);
    await made.runDue();
    expect(runs).toHaveLength(1);
    expect(await rows('done_at IS NULL AS open')).toEqual([{ open: false }, { open: true }]);
  });

  test('C47, AP-103: the terms of reactions, mails, jobs, keys and codes under a moved clock', async () => {
    const shelter = await addShelter(database);
    const { id } = await addAnimal(database, shelter.id);
    await database.query(
      `INSERT INTO reaction (dier_id, asiel_id, displayname, email, informatie, statuscode)
       SELECT $1, $2, 'A', 'a@post.example', 'x', unnest(ARRAY['send', 'done'])`,
      [id, shelter.id],
    );
    await database.exec(`
      INSERT INTO mail (message_id, to_address, template, subject, text, status, sent_at)
        VALUES ('1', 'a@post.example', 't', 's', 'x', 'sent', now()), ('2', 'a@post.example', 't', 's', 'x', 'waiting', NULL);
      INSERT INTO task (topic, payload, done_at, dead_at) VALUES ('t', '{}', now(), NULL), ('t', '{}', NULL, now());
      INSERT INTO idempotency_key (scope, key, request_hash) VALUES ('s', 'k', 'x');`);
    await database.query(
      `WITH c AS (INSERT INTO owner_claim (dier_id, naam, email, kenmerken) VALUES ($1, 'A', 'a@post.example', 'x') RETURNING id)
       INSERT INTO owner_claim_chip (claim_id, digits_hash) SELECT id, sha256('x') FROM c`,
      [id],
    );
    const after = async (days: number) => {
      await retention(database, () => new Date(Date.now() + days * DAY)).handle({}, { isLast: false });
      const { rows: counts } = await database.query<Record<string, unknown>>(
        `SELECT (SELECT count(*)::int FROM mail) AS mails, (SELECT count(*)::int FROM task) AS tasks,
           (SELECT count(*)::int FROM idempotency_key) AS keys,
           (SELECT count(*)::int FROM owner_claim) || ' ' || (SELECT count(*)::int FROM owner_claim_chip) AS claims,
           (SELECT string_agg(statuscode, ' ' ORDER BY id) FROM reaction) AS reactions`,
      );
      return counts[0];
    };
    expect(await after(0)).toEqual({ mails: 2, tasks: 2, keys: 1, claims: '1 1', reactions: 'send done' });
    expect(await after(2)).toEqual({ mails: 2, tasks: 2, keys: 0, claims: '1 1', reactions: 'send done' });
    expect(await after(31)).toEqual({ mails: 1, tasks: 1, keys: 0, claims: '1 1', reactions: 'send done' });
    expect(await after(91)).toEqual({ mails: 0, tasks: 0, keys: 0, claims: '1 0', reactions: 'send archive' });
    expect(await after(91 + 360)).toMatchObject({ claims: '0 0', reactions: 'send archive' });
    expect(await after(91 + 367)).toMatchObject({ reactions: 'send' });
  });
});

describe.each(engines)('the other terms of C47 on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('messages, applications, invites, browsers, codes, counters, reports and the audit log under a moved clock', async () => {
    const shelter = await addShelter(database);
    await database.exec(`
      INSERT INTO account (id, uid, email, usertype) VALUES (900001, 'p', 'p@post.example', 'default');
      INSERT INTO contact_message (subject, mv, naam, email, msg) VALUES ('1', 'V', 'P', 'p@post.example', 'x');
      INSERT INTO shelter_application (naam, contactpersoon, land, adres, plaats, postcode, telefoon, url, email, emailbheerder, email_factuur, status, decided_at)
        SELECT s, 'P', 'NL', 'x', 'x', '1234 AB', 'x', '', 'p@post.example', 'p@post.example', 'p@post.example', s, now()
        FROM unnest(ARRAY['rejected', 'approved']) s;
      INSERT INTO refresh_token (hash, user_id, sign_in_provider, expires_at) VALUES (sha256('a'), 900001, 'password', now() + interval '90 days');
      INSERT INTO one_time_code (hash, purpose, payload, expires_at) VALUES (sha256('b'), 'IDP_STATE', '{}', now() + interval '10 minutes');
      INSERT INTO throttle (key, hits, window_start) VALUES ('sign-in:900001', 3, now());
      INSERT INTO load_report (name, version, build, stage, ms, visitor_hash) VALUES ('mf-search', '1', '1', 'entry', 1, 'x');
      INSERT INTO audit_entry (user_id, action, object) VALUES (900001, 'first', 'account'), (900001, 'second', 'account');`);
    await database.query(
      `WITH i AS (INSERT INTO review_invite (itemid, asiel_id, list_type, email) SELECT $1::int, $1::int, 'inside', unnest(ARRAY['used@post.example', 'unused@post.example']) RETURNING invite_uuid, email)
       INSERT INTO review (uid, invite_uuid, itemid, asiel_id, rating) SELECT 'r', invite_uuid, $1::int, $1::int, 5 FROM i WHERE email LIKE 'used%'`,
      [shelter.id],
    );
    const after = async (days: number) => {
      await retention(database, () => new Date(Date.now() + days * DAY)).handle({}, { isLast: false });
      const { rows } = await database.query<Record<string, unknown>>(
        `SELECT (SELECT count(*)::int FROM contact_message) AS contact,
           (SELECT string_agg(status, ' ' ORDER BY status) FROM shelter_application) AS applications,
           (SELECT string_agg(coalesce(email, '-'), ' ' ORDER BY email) FROM review_invite) AS invites,
           (SELECT count(*)::int FROM refresh_token) AS browsers, (SELECT count(*)::int FROM one_time_code) AS codes,
           (SELECT count(*)::int FROM throttle) AS counters, (SELECT count(*)::int FROM load_report) AS reports,
           (SELECT string_agg(action, ' ' ORDER BY id) FROM audit_entry) AS audit, audit_first_broken() AS broken`,
      );
      return rows[0];
    };
    const whole = {
      ...{
        contact: 1,
        applications: 'approved rejected',
        invites: 'unused@post.example used@post.example',
        browsers: 1,
      },
      ...{ codes: 1, counters: 1, reports: 1, audit: 'first second', broken: null },
    };
    expect(await after(0)).toEqual(whole);
    expect(await after(1)).toEqual({ ...whole, codes: 0 });
    expect(await after(31)).toEqual({ ...whole, codes: 0, counters: 0, reports: 0 });
    const later = { ...whole, codes: 0, counters: 0, reports: 0, invites: '- -' };
    expect(await after(91)).toEqual(later);
    expect(await after(121)).toEqual({ ...later, browsers: 0 });
    expect(await after(190)).toEqual({ ...later, browsers: 0, applications: 'approved' });
    expect(await after(370)).toEqual({ ...later, browsers: 0, applications: 'approved', contact: 0 });
    // The last line stays: the next one is linked to it.
    expect(await after(740)).toEqual({
      ...later,
      invites: '-',
      browsers: 0,
      applications: 'approved',
      contact: 0,
      audit: 'second',
    });
    await expect(database.exec('DELETE FROM audit_entry')).rejects.toThrow('append-only');
  });
});

test('pauses grow to six hours', () => {
  expect([1, 2, 3, 7, 8].map(pauseAfter)).toEqual([10_000, 30_000, 90_000, 7_290_000, 21_600_000]);
});

test.each([
  ['2026-11-20T01:59:00Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T02:00:00Z', '2026-11-21T02:00:00.000Z'],
  ['2026-10-24T12:00:00Z', '2026-10-25T02:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
])('the night after %s begins at %s', (now, expected) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(expected);
});
