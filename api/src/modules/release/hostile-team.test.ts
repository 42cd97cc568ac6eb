import { randomBytes } from 'node:crypto';
import { newSigningKey } from '../../lib/signing-key';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import {
  change,
  generationOf,
  LAZY,
  publish,
  remoteBuild,
  shellBuild,
  signed,
  type TestBuild,
  type TestKeys,
  teamKeys,
  upload,
} from '../../testing/publish';

const PART = 'mf-animal';
const BUILD = '22220000';

/** What the hostile team has: its own keys, a release of its own that is live, and another team's keys only where a case says so. */
interface Team {
  portal: TestPortal;
  keys: TestKeys;
  others: TestKeys;
  /** The signed body of the release that is live. */
  first: ReturnType<typeof signed>;
}

/** The next build; `files` are contents of its own, by what they are for, which names and list of hashes follow. */
const nextBuild = (facts: object = {}, files: Record<string, string> = {}) =>
  remoteBuild(PART, BUILD, ['dier/:uuidkey'], { ...facts }, files);

const send = ({ portal, keys }: Team, build: TestBuild) => publish(portal.app, build, {}, keys);

/** Uploads a build and sends a body of the team's own making. */
async function sendBody({ portal, keys }: Team, bodyOf: (build: TestBuild, generation: number) => object, part = PART) {
  const build = nextBuild();
  for (const [file, text] of Object.entries(build.files)) await upload(portal.app, build, file, text, keys.key);
  const generation = await generationOf(portal.app);
  return change(portal.app, part, bodyOf(build, generation), generation, keys.key);
}

const entry = (text: string) => ({ 'remoteEntry.js': `entry("sha384-");${text}` });
const heavy = () => randomBytes(110 * 1024).toString('base64');

type Answer = Awaited<ReturnType<typeof change>>;
type Attack = [what: string, code: string, says: RegExp, run: (team: Team) => Promise<Answer>];

const ATTACKS: Attack[] = [
  [
    'unsigned',
    'VALIDATION',
    /publish:remote and PORTAL_SIGNING_KEY/,
    (team) => sendBody(team, ({ release }) => ({ release })),
  ],
  [
    'signed with a key that nobody knows',
    'NO_ACCESS',
    /van hetzelfde paar/,
    (team) => sendBody(team, (build, generation) => signed(build, { generation }, newSigningKey())),
  ],
  [
    "signed with another team's key",
    'NO_ACCESS',
    /van hetzelfde paar/,
    (team) => sendBody(team, (build, generation) => signed(build, { generation }, team.others.signingKey)),
  ],
  [
    'changed after it was signed',
    'NO_ACCESS',
    /van hetzelfde paar/,
    (team) =>
      sendBody(team, (build, generation) => {
        const body = signed(build, { generation }, team.keys.signingKey);
        return { ...body, statement: body.statement.replace('dier/', 'zoek/') };
      }),
  ],
  [
    'with a percentage beside what was signed',
    'VALIDATION',
    /a release is signed/,
    (team) =>
      sendBody(team, (build, generation) => ({ ...signed(build, { generation }, team.keys.signingKey), canary: 100 })),
  ],
  [
    "as another team's part",
    'NO_ACCESS',
    /geldt voor mf-animal/,
    (team) => sendBody(team, (build) => signed(build, { generation: 3 }), 'mf-search'),
  ],
  [
    'signed for another part',
    'VALIDATION',
    /signed for mf-search: publish it as that part/,
    (team) =>
      sendBody(team, (build, generation) => signed(build, { generation, part: 'mf-search' }, team.keys.signingKey)),
  ],
  [
    'replayed: an older signed release put in again',
    'VALIDATION',
    /signed for generation 2, not 4: read the register and sign again/,
    async (team) => {
      await send(team, remoteBuild(PART, '33330000', ['dier/:uuidkey']));
      return change(team.portal.app, PART, team.first, 4, team.keys.key);
    },
  ],
  [
    'replayed on the generation of then',
    'STALE',
    /intussen gewijzigd/,
    ({ portal, keys, first }) => change(portal.app, PART, first, 2, keys.key),
  ],
  [
    'with a key that was revoked',
    'NOT_SIGNED_IN',
    /ingetrokken/,
    async (team) => {
      await team.portal.database.query('UPDATE deploy_key SET revoked_at = now() WHERE name = $1', [PART]);
      return sendBody(team, (build, generation) => signed(build, { generation }, team.keys.signingKey));
    },
  ],
  [
    'with a key from before, which signs nothing',
    'NO_ACCESS',
    /npm run deploy-key -- create/,
    async (team) => {
      await team.portal.database.query('UPDATE deploy_key SET public_key = NULL WHERE name = $1', [PART]);
      return send(team, nextBuild());
    },
  ],
  [
    'of a build from before, which nobody signed',
    'DUPLICATE',
    /vóór de ondertekening; verhoog de versie en bouw opnieuw/,
    async (team) => {
      await team.portal.database.exec('UPDATE release SET signed_by = NULL');
      await send(team, remoteBuild(PART, '33330000', ['dier/:uuidkey']));
      return send(team, remoteBuild(PART, '11110000', ['dier/:uuidkey']));
    },
  ],
  [
    "with another part's page",
    'VALIDATION',
    /shares addresses with mf-search/,
    (team) => send(team, remoteBuild(PART, BUILD, ['zoek/dieren'])),
  ],
  [
    'with a page of the shell',
    'VALIDATION',
    /belongs to the shell or the server/,
    (team) => send(team, remoteBuild(PART, BUILD, ['login'])),
  ],
  [
    "with another part's slot",
    'VALIDATION',
    /belongs to mf-search: ask that team to give the slot up first/,
    (team) =>
      send(team, nextBuild({ slots: [{ slot: 'home.search', piece: 'home-search', order: 0, access: 'public' }] })),
  ],
  [
    "in another part's folder",
    'VALIDATION',
    /base is \/mf\/mf-animal/,
    (team) => send(team, nextBuild({ base: '/mf/mf-search/files/' })),
  ],
  [
    'in a folder of its own, beside the files that are checked',
    'VALIDATION',
    /base is \/mf\/mf-animal\/files/,
    (team) => send(team, nextBuild({ base: `/mf/${PART}/1.0.0-${BUILD}/` })),
  ],
  [
    'with a file in the folder of a build',
    'INVALID_REQUEST',
    /niet geldig/,
    ({ portal, keys }) =>
      portal.app.inject({
        method: 'PUT',
        url: `/api/release/${PART}/1.0.0-11110000/${LAZY}`,
        headers: { authorization: `DeployKey ${keys.key}`, 'content-type': 'application/octet-stream' },
        payload: 'evil()',
      }),
  ],
  [
    'with a file that is listed and not there',
    'VALIDATION',
    /was not uploaded/,
    (team) => {
      const build = nextBuild();
      const gone = { ...build.release.files, 'gone.55555555.js': `sha384-${'A'.repeat(64)}` };
      return send(team, { ...build, release: { ...build.release, files: gone } });
    },
  ],
  [
    'with a file that has another hash than the list',
    'VALIDATION',
    /has another hash than the release says/,
    (team) => {
      const build = nextBuild();
      const wrong = { ...build.release.files, [LAZY]: `sha384-${'A'.repeat(64)}` };
      return send(team, { ...build, release: { ...build.release, files: wrong } });
    },
  ],
  [
    'with a file that changes after the publication',
    'VALIDATION',
    /another content than its name says: build with the settings/,
    ({ portal, keys }) => upload(portal.app, remoteBuild(PART, '11110000', []), LAZY, 'evil()', keys.key),
  ],
  [
    'with a file that is not called after its content',
    'VALIDATION',
    /another content than its name says: build with the settings/,
    ({ portal, keys }) => upload(portal.app, nextBuild(), 'extra.js', 'extra()', keys.key),
  ],
  [
    'with a file that is a page',
    'INVALID_REQUEST',
    /niet geldig/,
    ({ portal, keys }) => upload(portal.app, nextBuild(), 'login.html', '<form>', keys.key),
  ],
  [
    'too large at first load',
    'VALIDATION',
    /KB brotli at first load, 90 are allowed/,
    (team) => send(team, nextBuild({}, entry(heavy()))),
  ],
  [
    'with a file that is too large',
    'TOO_LARGE',
    /te groot/,
    ({ portal, keys }) => upload(portal.app, nextBuild(), 'big.js', 'a'.repeat(5 * 1024 * 1024 + 1), keys.key),
  ],
  [
    'with a service worker of its own',
    'VALIDATION',
    /knows the service worker, which is the shell's alone/,
    (team) => send(team, nextBuild({}, { 'lazy.js': 'navigator.serviceWorker.register("/mf/mf-animal/files/w.js")' })),
  ],
  ['with eval', 'VALIDATION', /makes code from text/, (team) => send(team, nextBuild({}, { 'lazy.js': 'eval(a)' }))],
  [
    'with a function from text',
    'VALIDATION',
    /makes code from text/,
    (team) => send(team, nextBuild({}, { 'lazy.js': 'new Function("a")' })),
  ],
  [
    'with a copy of React',
    'VALIDATION',
    /holds a copy of react: build with the settings of @portal\/shared/,
    (team) => send(team, nextBuild({}, { 'lazy.js': 'Symbol.for("react.transitional.element")' })),
  ],
  [
    'with a store of its own',
    'VALIDATION',
    /second RTK Query api/,
    (team) => send(team, nextBuild({}, { 'lazy.js': 'a=createApi({})' })),
  ],
  [
    'with chunks that nobody checks',
    'VALIDATION',
    /carries no hashes of its chunks/,
    (team) => send(team, nextBuild({}, { 'remoteEntry.js': 'entry()' })),
  ],
];

describe.each(engines)('a hostile team publishes on %s', (engine) => {
  let database: Database;
  let team: Team;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyRegister(database);
    const portal = await portalOn(database);
    const [keys, others] = [await teamKeys(database, PART), await teamKeys(database, 'mf-search')];
    const search = remoteBuild('mf-search', '44440000', ['zoek', 'zoek/dieren'], {
      slots: [{ slot: 'home.search', piece: 'home-search', order: 10, access: 'public' }],
    });
    const own = remoteBuild(PART, '11110000', ['dier/:uuidkey']);
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, search, {}, others);
    const first = signed(own, { generation: 2 }, keys.signingKey);
    for (const [file, text] of Object.entries(own.files)) await upload(portal.app, own, file, text, keys.key);
    expect((await change(portal.app, PART, first, 2, keys.key)).json()).toEqual({ data: { generation: 3 } });
    team = { portal, keys, others, first };
  });
  afterEach(() => team.portal.close());

  const liveBuilds = async () =>
    (await team.portal.app.inject('/register.json'))
      .json()
      .remotes.map(({ name, current }: { name: string; current: { build: string } }) => [name, current.build]);

  test.each(ATTACKS)('a release %s: %s, before a visitor sees anything', async (_what, code, says, run) => {
    const answer = await run(team);
    const { error } = answer.json();
    expect([error?.code, [error?.message, ...Object.values(error?.fields ?? {})].join('\n')]).toEqual([
      code,
      expect.stringMatching(says),
    ]);
    expect(await liveBuilds()).not.toContainEqual([PART, BUILD]);
    expect(await liveBuilds()).toContainEqual(['mf-search', '44440000']);
    const { rows } = await database.query('SELECT FROM release WHERE build = $1', [BUILD]);
    expect(rows).toEqual([]);
  });

  test('what it may publish is published, and two pairs of keys overlap while one replaces the other', async () => {
    const next = await teamKeys(database, PART);
    expect((await publish(team.portal.app, nextBuild(), {}, team.keys)).statusCode).toBe(200);
    await database.query('UPDATE deploy_key SET revoked_at = now() WHERE hash = sha256($1::bytea)', [
      Buffer.from(team.keys.key),
    ]);
    const other = remoteBuild(PART, '33330000', ['dier/:uuidkey']);
    expect((await publish(team.portal.app, other, {}, team.keys)).statusCode).toBe(401);
    const crossed = { key: next.key, signingKey: team.keys.signingKey };
    expect((await publish(team.portal.app, other, {}, crossed)).statusCode).toBe(403);
    expect((await publish(team.portal.app, other, {}, next)).statusCode).toBe(200);
    expect(await liveBuilds()).toContainEqual([PART, '33330000']);
  });
});
