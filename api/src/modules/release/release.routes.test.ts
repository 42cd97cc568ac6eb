import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Register } from '@portal/shared/contract';
import { unpackNames } from '@portal/shared/domain';
import { contentName } from '../../lib/content-name';
import { projectRoot } from '../../lib/project-root';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { change, generationOf, LAZY, publish, remoteBuild, shellBuild, signed, upload } from '../../testing/publish';

const SHELL = '0000aaaa';

describe.each(engines)('publishing on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyRegister(database);
    portal = await portalOn(database);
  });
  afterEach(() => portal.close());

  const register = async () => Register.parse(unpackNames((await portal.app.inject('/register.json')).json()));
  const rowOf = async (name: string) => (await register()).remotes.find((row) => row.name === name);
  const withShell = () => publish(portal.app, shellBuild(SHELL));

  test('without a shell there is no register, no version and no remote', async () => {
    expect((await portal.app.inject('/register.json')).statusCode).toBe(404);
    expect((await portal.app.inject('/version.json')).statusCode).toBe(404);
    const answer = await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'NOT_AVAILABLE']);
  });

  test('the shell and a remote are published; register and version agree (AP-016)', async () => {
    expect((await withShell()).json()).toEqual({ data: { generation: 1 } });
    expect((await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']))).statusCode).toBe(200);
    const answer = await portal.app.inject('/register.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const { generation, shell, remotes } = Register.parse(answer.json());
    expect([generation, shell.hash, remotes.map((row) => row.current.build)]).toEqual([2, SHELL, ['11112222']]);
    const version = await portal.app.inject('/version.json?timestamp=1');
    expect(version.json()).toEqual({ hash: SHELL, generation: 2 });
    expect(version.headers['cache-control']).toBe('no-store');
    const again = await portal.app.inject({
      url: '/register.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('the same publication twice is one generation', async () => {
    await withShell();
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    await publish(portal.app, build);
    expect((await publish(portal.app, build)).json()).toEqual({ data: { generation: 2 } });
    expect((await rowOf('mf-search'))?.previous).toBeNull();
  });

  test('of two teams on one generation one gets 412, and both are in the register after its second try', async () => {
    await withShell();
    const [one, other] = [
      remoteBuild('mf-search', '11112222', ['zoek']),
      remoteBuild('mf-animal', '33334444', ['dier/:id']),
    ];
    for (const build of [one, other]) {
      for (const [file, text] of Object.entries(build.files)) await upload(portal.app, build, file, text);
    }
    const answers = await Promise.all(
      [one, other].map((build) => change(portal.app, build.name, signed(build, { generation: 1 }), 1)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 412]);
    expect(answers.find((answer) => answer.statusCode === 412)?.json().error.code).toBe('STALE');
    await Promise.all([publish(portal.app, one), publish(portal.app, other)]);
    await publish(portal.app, other);
    await publish(portal.app, one);
    expect((await register()).remotes.map(({ name }) => name)).toEqual(['mf-animal', 'mf-search']);
  });

  test('a change without If-Match is refused', async () => {
    const answer = await portal.app.inject({
      method: 'PUT',
      url: '/api/release/shell',
      headers: { authorization: 'DeployKey test-key-of-this-start-0123456789abcdef' },
      payload: {},
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['a route of another remote', ['zoek'], {}],
    ['the same route with another parameter name', ['asiel/:id'], {}],
    ["a route of the shell's", ['login'], {}],
    ['a route of the members area', ['mijn-pootjesplein/favorieten'], {}],
    ['a route below /api', ['api/geheim'], {}],
    ['contract + 1', ['dier/:uuidkey'], { contract: 2 }],
    ['an unmet need', ['dier/:uuidkey'], { needs: { react: '^20.0.0' } }],
    ['a need of something that the shell lacks', ['dier/:uuidkey'], { needs: { vue: '^3.0.0' } }],
    ['a range that is no caret range', ['dier/:uuidkey'], { needs: { react: '19.x' } }],
    ['an entry without hash', ['dier/:uuidkey'], { entry: 'other.js' }],
    ['a folder of another build', ['dier/:uuidkey'], { base: '/mf/mf-animal/1.0.0-99999999/' }],
    ['a pattern with a star', ['dier/*'], {}],
    ['a star alone', ['*'], {}],
    ['a parameter at the top', [':a'], {}],
    ['a parameter at the top and more', [':a/foto'], {}],
    ['a parameter where another part has a page', ['zoek/:a'], {}],
    ["a page inside another part's", ['asiel/nieuw'], {}],
    ["a page below another part's", ['asiel/:uuidkey/foto'], {}],
    ["a page above another part's", ['asiel'], {}],
    ['a parameter where the shell has a page', ['mijn-pootjesplein/:a'], {}],
    ['a page below the members area', ['mijn-pootjesplein/agenda'], {}],
    ["a page below one of the shell's", ['login/sleutel'], {}],
  ])('a release with %s is refused and changes nothing', async (_what, routes, facts) => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek', 'asiel/:uuidkey']));
    const answer = await publish(portal.app, remoteBuild('mf-animal', '33334444', routes, facts));
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
    expect(Object.keys(answer.json().error.fields).length).toBeGreaterThan(0);
    expect(await generationOf(portal.app)).toBe(2);
  });

  test('the reason names the part whose pages would be taken', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek', 'asiel/:uuidkey']));
    const answer = await publish(portal.app, remoteBuild('mf-animal', '33334444', [':a', 'zoek/nieuw', 'login/x']));
    expect(answer.json().error.fields).toEqual({
      'mf-animal :a': 'a parameter cannot be the first segment: it would take the addresses of every part',
      'mf-animal zoek/nieuw': 'shares addresses with mf-search (zoek)',
      'mf-animal login/x': 'this path belongs to the shell or the server',
    });
  });

  test('a part whose pages clash with those of another, published before that was refused, can be switched off', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await publish(portal.app, remoteBuild('mf-animal', '33334444', ['dier/:id']));
    await database.exec(`UPDATE register_generation SET body = replace(body::text, 'dier/:id', 'zoek/:id')::jsonb`);
    expect((await change(portal.app, 'mf-search', { action: 'disable', reason: 'Onderhoud' }, 3)).statusCode).toBe(200);
    expect((await change(portal.app, 'mf-animal', { action: 'disable', reason: 'Onderhoud' }, 4)).statusCode).toBe(200);
    const back = await change(portal.app, 'mf-animal', { action: 'enable' }, 5);
    expect(back.json().error.fields).toEqual({ 'mf-animal zoek/:id': 'shares addresses with mf-search (zoek)' });
  });

  test("the portal's own parts fit beside each other", async () => {
    await withShell();
    for (const name of ['mf-search', 'mf-animal', 'mf-content', 'mf-reviews', 'mf-beheer']) {
      const { routes } = JSON.parse(readFileSync(join(projectRoot, name, 'remote.json'), 'utf8'));
      const answer = await publish(portal.app, remoteBuild(name, '11112222', [], { routes }));
      expect([name, answer.statusCode]).toEqual([name, 200]);
    }
  });

  test('a release with a file that was not uploaded, or with another hash, is refused', async () => {
    await withShell();
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    const absent = { ...build.release.files, 'gone.55555555.js': `sha384-${'A'.repeat(64)}` };
    const answer = await publish(portal.app, { ...build, release: { ...build.release, files: absent } });
    expect(answer.json().error.fields).toEqual({ 'gone.55555555.js': 'was not uploaded' });
    const wrong = { ...build.release.files, [LAZY]: `sha384-${'A'.repeat(64)}` };
    const second = await publish(portal.app, { ...build, release: { ...build.release, files: wrong } });
    expect(second.json().error.fields).toEqual({ [LAZY]: 'has another hash than the release says' });
  });

  test('a file is written once: the same bytes again are fine, others are refused', async () => {
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    const file = contentName('a.js', 'one');
    expect((await upload(portal.app, build, file, 'one')).statusCode).toBe(201);
    expect((await upload(portal.app, build, file, 'one')).statusCode).toBe(200);
    const other = await upload(portal.app, build, file, 'two');
    expect([other.statusCode, other.json().error.fields]).toEqual([422, { [file]: expect.stringMatching(/its name/) }]);
  });

  test.each([
    '/api/release/mf-search/files/..%2f..%2fx.js',
    '/api/release/mf-search/latest/a.js',
    '/api/release/nobody/files/a.js',
  ])('the address %s is refused', async (url) => {
    const answer = await portal.app.inject({
      method: 'PUT',
      url,
      headers: {
        authorization: 'DeployKey test-key-of-this-start-0123456789abcdef',
        'content-type': 'application/octet-stream',
      },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(400);
  });

  test("a team's key is good for its own part alone, until it is revoked", async () => {
    await withShell();
    const build = remoteBuild('mf-search', '11112222', ['zoek']);
    await publish(portal.app, build);
    const key = 'key-of-team-search';
    const hash = createHash('sha256').update(key).digest();
    await portal.database.query('INSERT INTO deploy_key (hash, name, label) VALUES ($1, $2, $3)', [
      hash,
      'mf-search',
      'ci',
    ]);
    const act = async (name: string, sent: string) =>
      (await change(portal.app, name, { action: 'disable', reason: 'Onderhoud' }, await generationOf(portal.app), sent))
        .statusCode;
    expect(await act('mf-search', key)).toBe(200);
    expect(await act('mf-animal', key)).toBe(403);
    expect(await act('mf-search', 'some-other-key-that-is-unknown')).toBe(401);
    await portal.database.query('UPDATE deploy_key SET revoked_at = now()');
    expect(await act('mf-search', key)).toBe(401);
    expect((await upload(portal.app, build, 'a.js', 'x', key)).statusCode).toBe(401);
  });

  test('a rollback swaps the releases and restores their routes; a second one swaps back', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await publish(portal.app, remoteBuild('mf-search', '33334444', ['zoek', 'zoek/asiels']));
    expect((await change(portal.app, 'mf-search', { action: 'rollback' }, 3)).statusCode).toBe(200);
    const row = await rowOf('mf-search');
    expect([row?.current.build, row?.previous?.build, row?.current.routes.length]).toEqual(['11112222', '33334444', 1]);
    await change(portal.app, 'mf-search', { action: 'rollback' }, 4);
    expect((await rowOf('mf-search'))?.current.build).toBe('33334444');
    const { rows } = await portal.database.query<{ build: string }>(
      'SELECT release.build FROM remote JOIN release ON release.id = remote.current_id WHERE remote.name = $1',
      ['mf-search'],
    );
    expect(rows).toEqual([{ build: '33334444' }]);
  });

  test.each([
    ['a rollback without a previous release', { action: 'rollback' }, 409],
    ['promoting without a canary', { action: 'promote' }, 409],
    ['switching off without a reason', { action: 'disable', reason: '' }, 422],
    ['an unknown action', { action: 'explode' }, 422],
    ['a canary above 100 %', { action: 'canary', percent: 101 }, 422],
  ])('%s is refused', async (_what, body, status) => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    expect((await change(portal.app, 'mf-search', body, 2)).statusCode).toBe(status);
    expect(await generationOf(portal.app)).toBe(2);
  });

  test('a remote is switched off with a reason and on again', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await change(portal.app, 'mf-search', { action: 'disable', reason: 'Onderhoud tot 12 uur' }, 2);
    expect(await rowOf('mf-search')).toMatchObject({ enabled: false, disabledReason: 'Onderhoud tot 12 uur' });
    await change(portal.app, 'mf-search', { action: 'enable' }, 3);
    expect(await rowOf('mf-search')).toMatchObject({ enabled: true, disabledReason: null });
  });

  test('a canary is widened, then made current', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await publish(portal.app, remoteBuild('mf-search', '33334444', ['zoek']), { canary: 5 });
    expect((await rowOf('mf-search'))?.canary).toMatchObject({ percent: 5, release: { build: '33334444' } });
    await change(portal.app, 'mf-search', { action: 'canary', percent: 25 }, 3);
    await change(portal.app, 'mf-search', { action: 'promote' }, 4);
    const row = await rowOf('mf-search');
    expect([row?.current.build, row?.previous?.build, row?.canary]).toEqual(['33334444', '11112222', null]);
  });

  test('a canary can be dropped', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await publish(portal.app, remoteBuild('mf-search', '33334444', ['zoek']), { canary: 5 });
    await change(portal.app, 'mf-search', { action: 'abort' }, 3);
    expect((await rowOf('mf-search'))?.canary).toBeNull();
  });

  test('a shell that would leave a remote without a release is refused, unless that is said to be fine', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    const next = shellBuild('0000bbbb', { provides: { react: '20.0.0', '@portal/shared': '1.0.0' } });
    const answer = await publish(portal.app, next);
    expect(answer.json().error.fields).toEqual({ 'mf-search': 'needs ^19.3.1, the shell provides 20.0.0' });
    expect((await publish(portal.app, next, { acceptStranded: true })).statusCode).toBe(200);
    expect((await register()).shell.hash).toBe('0000bbbb');
  });

  test('a shell that is the federation host takes no release with a runtime of its own', async () => {
    const provides = { react: '19.3.1', '@portal/shared': '1.0.0', 'federation-host': '1.30.0' };
    await publish(portal.app, shellBuild('0000aaaa', { provides }));
    const answer = await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    expect(answer.json().error.fields).toEqual({
      '11112222 needs federation-host': 'needs no federation-host, the shell provides 1.30.0',
    });
    const needs = { react: '^19.3.1', 'federation-host': '^1.30.0' };
    expect((await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek'], { needs }))).statusCode).toBe(200);
  });

  describe('with a shell that says what its doors have', () => {
    const SESSION = '@portal/shared/session';
    const doors = { [SESSION]: ['Slot#1a2b', 'useUser#9c1d'] };
    const using = (build: string, ...names: string[]) =>
      remoteBuild('mf-search', build, ['zoek'], { uses: { [SESSION]: names } });
    const withDoors = (build: string, names: Record<string, string[]>) =>
      publish(portal.app, shellBuild(build, { doors: names }));

    test('a release that uses more is refused, by name and with what to do; the one before stays', async () => {
      await withDoors(SHELL, doors);
      expect((await publish(portal.app, using('11112222', 'Slot#1a2b'))).statusCode).toBe(200);
      const answer = await publish(portal.app, using('33334444', 'Slot#1a2b', 'useTheme#77aa', 'useUser#3f2a'));
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
      const advice = 'publish a shell that has it first, or build this part without it';
      expect(answer.json().error.fields).toEqual({
        [`33334444 uses ${SESSION} useTheme#77aa`]: `shell 1.0.0-${SHELL} lacks this name: ${advice}`,
        [`33334444 uses ${SESSION} useUser#3f2a`]: `shell 1.0.0-${SHELL} has useUser#9c1d, which is another type: ${advice}`,
      });
      const canary = await publish(portal.app, using('33334444', 'useTheme#77aa'), { canary: 5 });
      expect(canary.statusCode).toBe(422);
      expect((await rowOf('mf-search'))?.current.build).toBe('11112222');
    });

    test('after the shell that has the name it is taken, and the register keeps what both said', async () => {
      await withDoors(SHELL, doors);
      const wider = { [SESSION]: [...(doors[SESSION] ?? []), 'useTheme#77aa'] };
      await withDoors('0000bbbb', wider);
      expect((await publish(portal.app, using('33334444', 'useTheme#77aa'))).statusCode).toBe(200);
      expect((await register()).shell.doors).toEqual(wider);
      expect((await rowOf('mf-search'))?.current.uses).toEqual({ [SESSION]: ['useTheme#77aa'] });
    });

    test('a release that says nothing of names is judged by versions, as before', async () => {
      await withDoors(SHELL, doors);
      expect((await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']))).statusCode).toBe(200);
    });

    test('a shell that takes a name away from a part with no other release is refused', async () => {
      await withDoors(SHELL, doors);
      await publish(portal.app, using('11112222', 'Slot#1a2b'));
      const answer = await withDoors('0000bbbb', { [SESSION]: ['useUser#9c1d'] });
      expect(answer.json().error.fields['mf-search']).toContain('shell 1.0.0-0000bbbb lacks this name');
    });
  });

  test('every change leaves a generation and an audit line in an unbroken chain', async () => {
    await withShell();
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
    await change(portal.app, 'mf-search', { action: 'disable', reason: 'Onderhoud' }, 2);
    const { rows } = await portal.database.query(
      "SELECT action, object_id, (changes ->> 'generation')::int AS generation FROM audit_entry ORDER BY id DESC LIMIT 3",
    );
    expect(rows.reverse()).toEqual([
      { action: 'publish', object_id: 'shell', generation: 1 },
      { action: 'publish', object_id: 'mf-search', generation: 2 },
      { action: 'disable', object_id: 'mf-search', generation: 3 },
    ]);
    expect((await portal.database.query('SELECT audit_first_broken() AS broken')).rows).toEqual([{ broken: null }]);
    expect((await portal.database.query('SELECT count(*)::int AS n FROM register_generation')).rows).toEqual([
      { n: 3 },
    ]);
  });
});
