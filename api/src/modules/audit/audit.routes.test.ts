import { AuditPage } from '@portal/shared/contract';
import { runOperatorCommand } from '../../commands/operator/operator-commands';
import { addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { writeAudit } from './audit';
import { auditRepository } from './audit.repository';
import { auditHead } from './audit-head';

describe.each(engines)('reading the audit log on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let staff: TestPerson;

  const get = async (query: string) => {
    const answer = await callAs(portal, admin, 'GET', `audit?${query}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    return AuditPage.parse(answer.json());
  };
  const write = (action: string, object: string, objectId: number | null, person: TestPerson | null = staff) =>
    writeAudit(
      portal.database,
      { userId: person?.id ?? null, usertype: person ? 'asiel' : null, ipPrefix: '10.0.0.0/24', requestId: 'r1' },
      { action, object, objectId, changes: { fields: ['naam'], from: { naam: null }, to: { naam: 'Bo' } } },
    );
  const verify = (told: object = {}) =>
    runOperatorCommand(
      { database: portal.database, config: portal.config, now: () => new Date() },
      { name: 'audit.verify', ...told },
    );

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    admin = await addPerson(portal, { usertype: 'admin' });
    staff = await addPerson(portal, { usertype: 'asiel', asiel: (await addShelter(portal.database)).id });
    for (let i = 1; i <= 25; i += 1)
      await write(i % 5 === 0 ? 'update' : 'animal.update', i % 5 === 0 ? 'shelter' : 'animal', i);
    await write('reaction.status', 'reaction', 7, null);
  }, 60_000);
  afterAll(() => portal.close());

  test('C29: admins alone; newest first, by pages that go on where the last one ended', async () => {
    for (const [person, status] of [
      [null, 401],
      [staff, 403],
    ] as const)
      expect((await callAs(portal, person, 'GET', 'audit')).statusCode).toBe(status);
    const ids: number[] = [];
    for (let after: number | null = null; ; ) {
      const page: AuditPage = await get(`object=animal&rows=10${after ? `&after=${after}` : ''}`);
      ids.push(...page.data.map(({ object_id }) => Number(object_id)));
      if (page.next === null) break;
      after = page.next;
    }
    expect(ids).toEqual([24, 23, 22, 21, 19, 18, 17, 16, 14, 13, 12, 11, 9, 8, 7, 6, 4, 3, 2, 1]);
  });

  test('C29: by subject, thing, action, person and day; old and new values are there, the network is not', async () => {
    const [line] = (await get('object=shelter&object_id=5')).data;
    expect(line).toMatchObject({
      ...{ action: 'update', object: 'shelter', object_id: '5', user_id: staff.id, usertype: 'asiel' },
      changes: { fields: ['naam'], from: { naam: null }, to: { naam: 'Bo' } },
    });
    expect(JSON.stringify(await get(''))).not.toContain('10.0.0.0');
    expect((await get('action=reaction.status')).data).toMatchObject([{ user_id: null, naam: null }]);
    expect((await get(`user_id=${staff.id}&action=update`)).data).toHaveLength(5);
    expect((await get('object=shelter&van=2999-01-01')).data).toEqual([]);
    expect((await get('object=shelter&tot=2001-01-01')).data).toEqual([]);
    expect((await get('object=shelter&van=2001-01-01&tot=2999-01-01')).data).toHaveLength(5);
  });

  test('C47: the name is that of the account now; an erased one has none', async () => {
    await portal.database.query(`UPDATE account SET firstname = 'Els', lastname = 'Smit' WHERE id = $1`, [staff.id]);
    expect((await get(`object=shelter&object_id=5`)).data[0]?.naam).toBe('Els Smit');
    await portal.database.query('UPDATE account SET closed_at = now(), erased_at = now() WHERE id = $1', [staff.id]);
    expect((await get(`object=shelter&object_id=5`)).data[0]?.naam).toBeNull();
  });

  test('the daily job tells the head, and verifying compares a line with what was told', async () => {
    const told: { id: number | null; hash: string | null }[] = [];
    await auditHead(portal.database, (head) => told.push(head)).handle({}, { isLast: false });
    const [head] = told;
    expect(head?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await verify()).toContain(`regel ${head?.id} met hash ${head?.hash}`);
    expect(await verify({ id: head?.id, hash: head?.hash })).toContain('Het logboek is heel');
    await expect(verify({ id: head?.id, hash: '0'.repeat(64) })).rejects.toThrow(
      `Regel ${head?.id} heeft een andere hash`,
    );
  });

  /** Behind the back of the triggers. */
  const tamper = (sql: string) =>
    portal.database.exec(
      `ALTER TABLE audit_entry DISABLE TRIGGER USER; ${sql}; ALTER TABLE audit_entry ENABLE TRIGGER USER`,
    );
  const found = (id: number) => expect(verify()).rejects.toThrow(`De eerste regel die niet klopt, is regel ${id} (`);

  test('an edited, a swapped, an inserted and a removed line is found, and where', async () => {
    const id = Number((await get('object=shelter&object_id=10')).data[0]?.id);
    await tamper(`UPDATE audit_entry SET action = 'sign-in' WHERE id = ${id}`);
    await found(id);
    await tamper(`UPDATE audit_entry SET action = 'update' WHERE id = ${id}`);
    expect(await verify()).toContain('Het logboek is heel');

    const swap = `UPDATE audit_entry SET id = CASE id WHEN ${id} THEN -2 ELSE -1 END WHERE id IN (${id}, ${id + 1});
      UPDATE audit_entry SET id = CASE id WHEN -1 THEN ${id} ELSE ${id + 1} END WHERE id < 0`;
    await tamper(swap);
    await found(id);
    await tamper(swap);
    expect(await verify()).toContain('Het logboek is heel');

    const [last] = (await get('')).data;
    const forged = Number(last?.id) + 1;
    await tamper(`INSERT INTO audit_entry (id, action, object, hash, prev_hash)
      VALUES (${forged}, 'update', 'shelter', sha256('x'), (SELECT hash FROM audit_entry WHERE id = ${last?.id}))`);
    await found(forged);
    await tamper(`DELETE FROM audit_entry WHERE id = ${forged}`);
    expect(await verify()).toContain('Het logboek is heel');

    // The end of a chain can go without a trace in it: the head that the process told says so.
    const head = await auditRepository(portal.database).head();
    await tamper(`DELETE FROM audit_entry WHERE id = ${head.id}`);
    expect(await verify()).toContain('Het logboek is heel');
    await expect(verify({ id: head.id, hash: head.hash })).rejects.toThrow(`Regel ${head.id} heeft een andere hash`);

    const { rows } = await portal.database.query<{ id: number }>(
      `SELECT n.id FROM audit_entry e JOIN audit_entry n ON n.chain = e.chain AND n.place = e.place + 1 WHERE e.id = $1`,
      [id],
    );
    await tamper(`DELETE FROM audit_entry WHERE id = ${id}`);
    await found(rows[0]?.id ?? 0);
  });
});
