import { createHash, createPrivateKey, sign } from 'node:crypto';
import { apiPath, CONTRACT } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { contentName } from '../lib/content-name';
import { randomSecret, sha256 } from '../lib/secret';
import { newSigningKey, publicHalf } from '../lib/signing-key';
import type { Database } from '../ports/database/port';
import { TEST_KEY, TEST_SIGNING_KEY } from './portal';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

type Files = Record<string, string>;

/** Files under names of their content; `files` are by what they are for: `main.js`. */
const named = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [contentName(name, text), text]));

const ICON = '<svg/>';
/** A lazy file, which all builds of remotes have in common. */
export const LAZY = contentName('lazy.js', 'lazy()');

const INDEX = `<!doctype html>
<html lang="nl-NL">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="/mf/shell/files/${contentName('icon.svg', ICON)}" type="image/svg+xml">
    <!--portal:head-->
    <style nonce="portal:nonce">body{margin:0}</style>
    <!--portal:boot-->
  </head>
  <body><div id="root"></div><template id="fatal"></template></body>
</html>
`;

/** What the test shell provides. */
const PROVIDES = { react: '19.3.1', '@portal/shared': '1.0.0' };

/** What the document of an installable shell names. */
const APP_TAGS = (
  worker: string,
) => `<link rel="manifest" href="/manifest.webmanifest" data-icons="icon-any-192.11111111.png icon-maskable-512.22222222.png">
    <meta name="service-worker" content="${contentName('service-worker.js', worker)}">
    <!--portal:head-->`;

/** The first script of a shell, whose text its document may carry. */
const firstTag = (first: string) =>
  `<script src="/mf/shell/files/${contentName('guard.js', first)}" crossorigin="anonymous" data-inline></script></head>`;

/** Files of a shell that not every test needs: its first script, its service worker, and what renders on the server. */
interface ShellFiles {
  first?: string;
  worker?: string;
  server?: string;
}

/** A build of the shell as the publishing client sends it; `change` overrides facts of it. */
export function shellBuild(
  build: string,
  change: Record<string, unknown> = {},
  { first, worker, server }: ShellFiles = {},
) {
  const page = worker === undefined ? INDEX : INDEX.replace('<!--portal:head-->', APP_TAGS(worker));
  const index = first === undefined ? page : page.replace('</head>', firstTag(first));
  const files = named({
    'index.html': index,
    'main.js': `start("shell-${build}")`,
    'icon.svg': ICON,
    ...(first === undefined ? {} : { 'guard.js': first }),
    ...(worker === undefined ? {} : { 'service-worker.js': worker }),
    ...(server === undefined ? {} : { 'server.js': server }),
  });
  const release = {
    name: 'shell',
    version: '1.0.0',
    build,
    contract: [CONTRACT],
    provides: PROVIDES,
    base: '/mf/shell/files/',
    page: contentName('index.html', index),
    ...(server === undefined ? {} : { server: contentName('server.js', server) }),
    files: hashesOf(files),
    ...change,
  };
  return { name: 'shell', files, release };
}

/** A build of a remote with public routes; `change` overrides facts of it, `own` its files by what they are for: `lazy.js`. */
export function remoteBuild(
  name: string,
  build: string,
  routes: string[],
  change: Record<string, unknown> = {},
  own: Files = {},
) {
  const texts: Files = {
    'remoteEntry.js': `entry("${name}-${build}", "sha384-")`,
    'module.js': `module("${name}-${build}")`,
    'module.css': '.a{}',
    'lazy.js': 'lazy()',
    ...own,
  };
  const files = named(texts);
  const nameOf = (role: string) => contentName(role, texts[role] ?? '');
  const release = {
    version: '1.0.0',
    build,
    team: name.slice(3),
    base: `/mf/${name}/files/`,
    contract: CONTRACT,
    needs: { react: '^19.3.1', '@portal/shared': '^1.0.0' },
    entry: nameOf('remoteEntry.js'),
    preload: ['remoteEntry.js', 'module.js', 'module.css'].map(nameOf),
    files: hashesOf(files),
    routes: routes.map((path) => ({ path, access: 'public' })),
    menu: [],
    slots: [],
    ...change,
  };
  return { name, files, release };
}

export const hashesOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

export type TestBuild = ReturnType<typeof shellBuild> | ReturnType<typeof remoteBuild>;

const headersOf = (key: string) => ({ authorization: `DeployKey ${key}` });

/** Uploads one file of a build. */
export function upload(app: FastifyInstance, { name }: TestBuild, file: string, text: string, key = TEST_KEY) {
  return app.inject({
    method: 'PUT',
    url: `/api/${apiPath.releaseFile(name, 'files', file)}`,
    headers: { ...headersOf(key), 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
}

/** One change of the register, on the generation that was read. */
export function change(app: FastifyInstance, name: string, body: object, generation: number, key = TEST_KEY) {
  return app.inject({
    method: 'PUT',
    url: `/api/${apiPath.release(name)}`,
    headers: { ...headersOf(key), 'if-match': `"${generation}"` },
    payload: body,
  });
}

/** The number of the present generation, 0 before the first. */
export async function generationOf(app: FastifyInstance): Promise<number> {
  const answer = await app.inject('/register.json');
  return answer.statusCode === 404 ? 0 : answer.json().generation;
}

/** A publication as a team sends it, signed for a generation; `facts` override what the statement says. */
export function signed(
  build: TestBuild,
  facts: { generation: number; [fact: string]: unknown },
  signingKey = TEST_SIGNING_KEY,
) {
  const statement = JSON.stringify({ type: 'portal-release-1', part: build.name, release: build.release, ...facts });
  const key = createPrivateKey({ key: Buffer.from(signingKey, 'base64'), type: 'pkcs8', format: 'der' });
  return { statement, signature: sign(null, Buffer.from(statement), key).toString('base64') };
}

/** A team's two keys. */
export interface TestKeys {
  key: string;
  signingKey: string;
}

/** A new pair of keys of a team, as `npm run deploy-key` makes them; its part has to be known. */
export async function teamKeys(database: Pick<Database, 'query'>, part: string): Promise<TestKeys> {
  const keys = { key: randomSecret(), signingKey: newSigningKey() };
  await database.query(`INSERT INTO remote (name, team) VALUES ($1, '') ON CONFLICT DO NOTHING`, [part]);
  await database.query('INSERT INTO deploy_key (hash, name, label, public_key) VALUES ($1, $2, $3, $4)', [
    ...[sha256(keys.key), part, 'test', publicHalf(keys.signingKey)],
  ]);
  return keys;
}

const START: TestKeys = { key: TEST_KEY, signingKey: TEST_SIGNING_KEY };

/** Uploads all files of a build and publishes it; answers what the server said to the last call. */
export async function publish(app: FastifyInstance, build: TestBuild, extra: object = {}, keys = START) {
  for (const [file, text] of Object.entries(build.files)) await upload(app, build, file, text, keys.key);
  const generation = await generationOf(app);
  return change(app, build.name, signed(build, { ...extra, generation }, keys.signingKey), generation, keys.key);
}
