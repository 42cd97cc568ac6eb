import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { MailRefused, type OutgoingMail } from './port';
import { checkSmtp, smtpTransport } from './smtp';

const MAIL: OutgoingMail = {
  to: 'anna@post.example',
  replyTo: 'asiel@tehuis.example',
  template: 'test',
  subject: 'Een kat',
  text: 'Beste Anna',
  html: '<p>Beste Anna</p>',
};

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

  test('a password goes over the network encrypted or not at all', async () => {
    const heard: string[] = [];
    const plain = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        heard.push(password ?? '');
        done(null, { user: 'portaal' });
      },
    });
    await new Promise<void>((resolve) => plain.listen(0, '0.0.0.0', () => resolve()));
    // Another name than those of this machine.
    const host = `0.0.0.0:${(plain.server.address() as { port: number }).port}`;
    const withPassword = await checkSmtp(`smtp://portaal:geheim@${host}`, 5000).catch(String);
    const without = await checkSmtp(`smtp://${host}`, 5000).catch(String);
    await new Promise<void>((resolve) => void plain.close(() => resolve()));
    expect(heard).toEqual([]);
    expect(withPassword).toContain('STARTTLS');
    expect(without).toBeUndefined();
  });

  test('AP-101 with a password that was replaced a mail waits, and goes out with the new one', async () => {
    let password = 'oud';
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: 'portaal' }) : done(new Error('Authentication failed')),
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', () => resolve()));
    const host = `127.0.0.1:${(strict.server.address() as { port: number }).port}`;
    const mail = { ...MAIL, messageId: '2' };
    const before = smtpTransport(`smtp://portaal:oud@${host}`, from);
    await before.send(mail);
    before.close();
    password = 'n/euw+';
    const stale = smtpTransport(`smtp://portaal:oud@${host}`, from);
    await expect(stale.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
    stale.close();
    const fresh = smtpTransport(`smtp://portaal:${encodeURIComponent(password)}@${host}`, from);
    await fresh.send(mail);
    fresh.close();
    await new Promise<void>((resolve) => void strict.close(() => resolve()));
  });
});
