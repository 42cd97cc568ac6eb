import { MailAnswer, MailPage, TaskPage, type User } from '@portal/shared/contract';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Database } from '../../ports/database/port';
import { MailRefused, type OutgoingMail, queueMail } from '../../ports/mail/port';
import { smtpTransport } from '../../ports/mail/smtp';
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
    const { data } = TaskPage.parse((await portal.as(admin, 'GET', 'task')).json());
    expect(data.map(({ attempts, dead_at }) => [attempts, dead_at !== null])).toEqual([
      [8, true],
      [1, true],
    ]);
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

describe('mail by SMTP', () => {
  const received: { to: string[]; source: string }[] = [];
  let server: SMTPServer;
  let url: string;
  const from = { name: 'Pootjesplein', address: 'post@portaal.example' };

  beforeAll(async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
      const code = { 'vol@post.example': 452, 'weg@post.example': 550 }[address];
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    };
    const onData: SMTPServerOptions['onData'] = (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString() });
        done();
      });
    };
    server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], onRcptTo, onData });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  test('a real server gets one recipient, both texts, the reply address and one-click unsubscribe (RFC 8058)', async () => {
    const smtp = smtpTransport(url, from);
    const mail = {
      ...MAIL,
      subject: 'Uw bericht over Loïs',
      messageId: '0f7f',
      unsubscribeUrl: 'https://p.example/x?code=1',
    };
    await smtp.send(mail);
    smtp.close();
    expect(received[0]?.to).toEqual(['anna@post.example']);
    const source = received[0]?.source ?? '';
    expect(source).toContain('Message-ID: <0f7f@portaal.example>');
    expect(source).toContain('Reply-To: asiel@tehuis.example');
    expect(source).toMatch(/From: "?Pootjesplein"? <post@portaal.example>/);
    expect(source).toContain('List-Unsubscribe: <https://p.example/x?code=1>');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source).toContain('multipart/alternative');
    expect(source).not.toContain('Bcc');
  });

  test.each([
    ['vol@post.example', false],
    ['weg@post.example', true],
  ])('what the server says to %s is final: %s', async (to, isFinal) => {
    const smtp = smtpTransport(url, from);
    const error = await smtp.send({ ...MAIL, to, messageId: '1' }).catch((reason: unknown) => reason);
    smtp.close();
    expect(error instanceof MailRefused).toBe(isFinal);
    expect(error).toBeInstanceOf(Error);
  });

  test('a server that is away may come back', async () => {
    const smtp = smtpTransport('smtp://127.0.0.1:1', from);
    await expect(smtp.send({ ...MAIL, messageId: '1' })).rejects.not.toBeInstanceOf(MailRefused);
    smtp.close();
  });
});
