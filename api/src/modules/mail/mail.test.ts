import { MailAnswer, MailPage, TaskPage, type User } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { MailRefused, type OutgoingMail, queueMail } from '../../ports/mail/port';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';

const MAIL: OutgoingMail = {
  to: 'anna@post.example',
  replyTo: 'asiel@tehuis.example',
  template: 'test',
  subject: 'Een kat\r\nBcc: iedereen@post.example',
  text: 'Beste Anna',
  html: '<p>Beste Anna</p>',
};

const queue = (database: Database, mail: Partial<OutgoingMail> = {}) =>
  database.transaction((tx) => queueMail(tx, { ...MAIL, ...mail }));

describe.each(engines)('mail on %s', (engine) => {
  let portal: MembersPortal;
  let admin: User;
  let failure: Error | undefined;
  let ahead = 0;
  const { sent, transport } = memoryMail(() => failure);
  const list = async () => MailPage.parse((await portal.as(admin, 'GET', 'mail')).json()).data;
  const later = (minutes: number) => {
    ahead += minutes * 60_000;
  };

  beforeAll(async () => {
    portal = await openMembersPortal(engine, { mail: transport, now: () => new Date(Date.now() + ahead) });
    admin = await addUser(portal.database, 'admin');
  });
  beforeEach(async () => {
    failure = undefined;
    ahead = 1000;
    sent.length = 0;
    await portal.database.exec('TRUNCATE mail, task');
  });
  afterAll(() => portal.close());

  test('C40: a mail is sent once, after the transaction of its cause; a break in its subject is taken out', async () => {
    await queue(portal.database);
    await portal.tasks.runDue();
    await portal.tasks.runDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: MAIL.to, replyTo: MAIL.replyTo, subject: 'Een katBcc: iedereen@post.example' });
    expect((await list())[0]).toMatchObject({ status: 'sent', error: null });
  });

  test('C40: a cause that is rolled back has no mail', async () => {
    const cause = portal.database.transaction(async (tx) => {
      await queueMail(tx, MAIL);
      throw new Error('no');
    });
    await expect(cause).rejects.toThrow('no');
    await portal.tasks.runDue();
    expect(sent).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test.each([
    'a@b.example\r\nRCPT TO:<c@d.example>',
    'a@b.example\n',
    'Anna <a@b.example>, c@d.example',
    'geen adres',
    '',
  ])('an address that is not one address is refused: %j', async (to) => {
    await expect(queue(portal.database, { to })).rejects.toThrow('no e-mail address');
    await expect(queue(portal.database, { replyTo: to })).rejects.toThrow('no e-mail address');
  });

  test('what may pass is tried again later, with the same Message-ID', async () => {
    failure = Object.assign(new Error('busy'), { responseCode: 451 });
    await queue(portal.database);
    await portal.tasks.runDue();
    expect((await list())[0]).toMatchObject({ status: 'waiting', error: 'busy' });
    failure = undefined;
    await portal.tasks.runDue();
    expect(sent).toHaveLength(0);
    later(1);
    await portal.tasks.runDue();
    expect(sent).toHaveLength(1);
    const { rows } = await portal.database.query<{ message_id: string }>('SELECT message_id FROM mail');
    expect(sent[0]?.messageId).toBe(rows[0]?.message_id);
  });

  test('a mail that somebody waits for is not sent behind those that many get', async () => {
    await queue(portal.database, { unsubscribeUrl: 'https://portaal.example/api/x?code=1' });
    await queue(portal.database);
    const { rows } = await portal.database.query<{ topic: string }>('SELECT topic FROM task ORDER BY id');
    expect(rows.map(({ topic }) => topic)).toEqual(['mail.bulk', 'mail']);
    await portal.tasks.runDue();
    expect(sent).toHaveLength(2);
  });

  test('a refusal is a dead letter at once; a failure that stays is one after eight attempts', async () => {
    failure = new MailRefused('550: unknown');
    await queue(portal.database);
    await portal.tasks.runDue();
    failure = new Error('away');
    await queue(portal.database);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await portal.tasks.runDue();
      later(7 * 60);
    }
    expect((await list()).map(({ status, error }) => [status, error])).toEqual([
      ['failed', 'away'],
      ['failed', '550: unknown'],
    ]);
    await queue(portal.database);
    expect(TaskPage.parse((await portal.as(admin, 'GET', 'task')).json()).data).toHaveLength(3);
    const { data } = TaskPage.parse((await portal.as(admin, 'GET', 'task?dead=J')).json());
    expect(data.map(({ attempts, dead_at }) => [attempts, dead_at !== null])).toEqual([
      [8, true],
      [1, true],
    ]);
  });

  test('C40: the mail goes out whole; admins read it without a code that works', async () => {
    const code = 'Ab3_-'.repeat(9);
    const link = (sign: string) => `https://portaal.example/bevestigen?mode=resetPassword${sign}oobCode=${code}`;
    await queue(portal.database, {
      text: `Kies:\n${link('&')}\nhttps://portaal.example/api/savedsearch/unsubscribe?code=${code}`,
      html: `<a href="${link('&amp;')}">Kies</a>`,
    });
    await portal.tasks.runDue();
    expect(sent[0]?.text).toContain(`oobCode=${code}`);
    expect(sent[0]?.html).toContain(`oobCode=${code}`);
    const answer = await portal.as(admin, 'GET', `mail/${(await list())[0]?.id}`);
    expect(answer.body).not.toContain(code);
    const { text, html } = MailAnswer.parse(answer.json()).data.item;
    expect(text).toContain('mode=resetPassword&oobCode=[verborgen]');
    expect(text).toContain('unsubscribe?code=[verborgen]');
    expect(html).toContain('&amp;oobCode=[verborgen]');
  });

  test('BE-031: the outbox is newest first, page by page, and by a piece of the receiver', async () => {
    for (const to of ['anna@post.example', 'bram@post.example', 'Anna.B@elders.example'])
      await queue(portal.database, { to });
    await portal.database.query(
      `UPDATE mail SET created_at = created_at - interval '1 day' WHERE to_address LIKE 'bram%'`,
    );
    const found = async (query: string) => {
      const { data, pagination } = MailPage.parse((await portal.as(admin, 'GET', `mail?${query}`)).json());
      return [data.map(({ to_address }) => to_address), pagination.totalRecords];
    };
    expect(await found('')).toEqual([['Anna.B@elders.example', 'anna@post.example', 'bram@post.example'], 3]);
    expect(await found('search=ANNA')).toEqual([['Anna.B@elders.example', 'anna@post.example'], 2]);
    expect(await found('search=post.example&rows=5&first=2')).toEqual([[], 2]);
    expect(await found('search=%25')).toEqual([[], 0]);
  });

  test('BE-031: admins read the outbox, nobody else does', async () => {
    await queue(portal.database, { html: '<p>Hallo</p>' });
    const id = (await list())[0]?.id;
    const answer = await portal.as(admin, 'GET', `mail/${id}`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(MailAnswer.parse(answer.json()).data.item).toMatchObject({ status: 'waiting', html: '<p>Hallo</p>' });
    expect((await portal.as(admin, 'GET', 'mail/999999')).statusCode).toBe(404);
    expect((await portal.as(admin, 'GET', 'mail/abc')).statusCode).toBe(400);
    expect((await portal.as(admin, 'GET', 'mail?rows=7')).statusCode).toBe(400);
    const member = await addUser(portal.database, 'default');
    for (const url of ['mail', `mail/${id}`, 'task']) {
      expect((await portal.as(null, 'GET', url)).statusCode).toBe(401);
      expect((await portal.as(member, 'GET', url)).statusCode).toBe(403);
    }
  });
});
