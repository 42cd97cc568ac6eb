import { createHash } from 'node:crypto';
import { publicHalf } from '../../lib/signing-key';
import { queueMail } from '../../ports/mail/port';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { remoteBuild, upload } from '../../testing/publish';
import { callAs } from '../../testing/signed-in';
import { OperatorRefused } from './context';
import { runOperatorCommand } from './operator-commands';

const PASSWORD = 'Vlinder.tuin.27';

describe.each(engines)('commands of the operator on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100', PUBLIC_ORIGIN: 'https://portaal.example' });
  }, 60_000);
  afterAll(() => portal.close());

  const run = (command: object) =>
    runOperatorCommand({ database: portal.database, config: portal.config, now: () => new Date() }, command);
  const identity = (name: string, payload: object) =>
    portal.app.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}`, payload });
  const choosePassword = async (output: string, newPassword = PASSWORD) => {
    const oobCode = /oobCode=([\w-]+)/.exec(output)?.[1];
    return (await identity('resetPassword', { oobCode, newPassword })).statusCode;
  };
  const meOf = async (email: string, password = PASSWORD) => {
    const session = (await identity('signInWithPassword', { email, password })).json();
    return (await callAs(portal, { token: session.idToken }, 'GET', 'me')).json().data?.item;
  };

  test('the first administrator is made with a link, once; another one is asked for on purpose', async () => {
    const command = { name: 'admin.create', email: 'bestuur@portaal.example' };
    const output = await run(command);
    expect(output).toContain('https://portaal.example/bevestigen?mode=resetPassword&oobCode=');
    // The link was lost before it was used: nobody can sign in as an administrator yet.
    const again = await run(command);
    expect(await choosePassword(output)).toBe(400);
    expect(await choosePassword(again)).toBe(200);
    expect(await choosePassword(again)).toBe(400);
    expect(await meOf(command.email)).toMatchObject({
      usertype: 'admin',
      email_verified: true,
      userroles: [{ role: 'admin' }],
    });
    await expect(run({ ...command, email: 'tweede@portaal.example' })).rejects.toThrow('--another');
    await expect(run(command)).rejects.toBeInstanceOf(OperatorRefused);
    expect(await choosePassword(await run({ ...command, email: 'tweede@portaal.example', another: true }))).toBe(200);
    const { rows } = await portal.database.query(`SELECT FROM audit_entry WHERE action = 'operator.admin'`);
    expect(rows).toHaveLength(3);
  }, 60_000);

  test('an account that exists becomes administrator with nothing left of who registered it', async () => {
    const email = 'vooraf@portaal.example';
    const { idToken } = (await identity('signUp', { email, password: 'Kwaad.tuin.28' })).json();
    await portal.database.query(
      `INSERT INTO linked_provider (provider, subject, user_id) SELECT 'google.com', 'kwaad', id FROM account WHERE email = $1`,
      [email],
    );
    const output = await run({ name: 'admin.create', email: ' VOORAF@portaal.example', another: true });
    expect((await identity('lookup', { idToken })).statusCode).toBe(400);
    expect((await identity('signInWithPassword', { email, password: 'Kwaad.tuin.28' })).statusCode).toBe(400);
    expect(await choosePassword(output)).toBe(200);
    expect(await meOf(email)).toMatchObject({ usertype: 'admin', providers: ['password'] });
  }, 60_000);

  test.each([
    [{ name: 'admin.create', email: 'geen adres' }],
    [{ name: 'admin.create' }],
    [{ name: 'deploy-key.create', part: '../x' }],
    [{ name: 'drop' }],
    [{}],
  ])('%j is refused with a sentence', async (command) => {
    await expect(run(command)).rejects.toBeInstanceOf(OperatorRefused);
  });

  test('a key of a part is shown once, publishes that part alone, is listed without itself and revoked', async () => {
    const output = await run({ name: 'deploy-key.create', part: 'mf-search', label: 'bouwstraat' });
    const key = /^[\w-]{43}$/m.exec(output)?.[0] ?? '';
    const signingKey = /^M[\w+/]{62}[\w+/=]$/m.exec(output)?.[0] ?? '';
    const { rows } = await portal.database.query(`SELECT encode(public_key, 'hex') AS half FROM deploy_key`);
    expect(rows).toEqual([{ half: publicHalf(signingKey).toString('hex') }]);
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    const send = async (name: string) => (await upload(portal.app, { ...build, name }, 'a.js', 'x', key)).statusCode;
    expect([await send('mf-animal'), [401, 403].includes(await send('mf-search'))]).toEqual([403, false]);
    const list = await run({ name: 'deploy-key.list' });
    expect(list).toContain('mf-search');
    expect(list).toContain('bouwstraat');
    for (const secret of [key, signingKey]) expect(list).not.toContain(secret);
    await portal.database.query('UPDATE deploy_key SET public_key = NULL');
    expect(await run({ name: 'deploy-key.list' })).toContain('geldig, ondertekent niet');
    expect(await run({ name: 'deploy-key.list', part: 'mf-animal' })).not.toContain('bouwstraat');
    const id = createHash('sha256').update(key).digest('hex').slice(0, 8);
    expect(list).toContain(id);
    await expect(run({ name: 'deploy-key.revoke', part: 'mf-search', key: 'ffffffff' })).rejects.toThrow('geen');
    expect(await run({ name: 'deploy-key.revoke', part: 'mf-search', key: id })).toContain('1');
    expect(await send('mf-search')).toBe(401);
    await expect(run({ name: 'deploy-key.revoke', part: 'mf-search' })).rejects.toBeInstanceOf(OperatorRefused);
  });

  test('the newest mail to an address, whole', async () => {
    const mail = { template: 't', subject: 'Onderwerp', html: '' };
    for (const text of ['een', 'https://portaal.example/bevestigen?oobCode=geheim'])
      await portal.database.transaction((tx) => queueMail(tx, { to: 'els@post.example', ...mail, text }));
    expect(await run({ name: 'mail.newest', to: 'ELS@post.example' })).toContain('oobCode=geheim');
    await expect(run({ name: 'mail.newest', to: 'niemand@post.example' })).rejects.toBeInstanceOf(OperatorRefused);
  });
});
