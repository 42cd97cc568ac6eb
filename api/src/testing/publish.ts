import { createHash } from 'node:crypto';
import { apiPath, CONTRACT } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { TEST_KEY } from './portal';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const INDEX = `<!doctype html>
<html lang="nl-NL">
  <head>
    <meta charset="utf-8">
    <!--portal:head-->
    <style nonce="portal:nonce">body{margin:0}</style>
    <!--portal:boot-->
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** What the test shell provides. */
const PROVIDES = { react: '19.3.1', '@portal/shared': '1.0.0' };

type Files = Record<string, string>;

/** A build of the shell as the publishing client sends it; `change` overrides facts of it. */
export function shellBuild(build: string, change: Record<string, unknown> = {}) {
  const files: Files = { 'index.html': INDEX, 'main.11111111.js': `start("shell-${build}")`, 'icon.svg': '<svg/>' };
  const release = {
    name: 'shell',
    version: '1.0.0',
    build,
    contract: [CONTRACT],
    provides: PROVIDES,
    base: `/mf/shell/1.0.0-${build}/`,
    files: hashesOf(files),
    ...change,
  };
  return { name: 'shell', files, release };
}

/** A build of a remote with public routes; `change` overrides facts of it. */
export function remoteBuild(name: string, build: string, routes: string[], change: Record<string, unknown> = {}) {
  const files: Files = {
    'remoteEntry.22222222.js': `entry("${name}-${build}")`,
    'module.33333333.js': `module("${name}-${build}")`,
    'module.33333333.css': '.a{}',
    'lazy.44444444.js': 'lazy()',
  };
  const release = {
    version: '1.0.0',
    build,
    team: name.slice(3),
    base: `/mf/${name}/1.0.0-${build}/`,
    contract: CONTRACT,
    needs: { react: '^19.3.1', '@portal/shared': '^1.0.0' },
    entry: 'remoteEntry.22222222.js',
    preload: ['remoteEntry.22222222.js', 'module.33333333.js', 'module.33333333.css'],
    files: hashesOf(files),
    routes: routes.map((path) => ({ path, access: 'public' })),
    menu: [],
    slots: [],
    ...change,
  };
  return { name, files, release };
}

const hashesOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

export type TestBuild = ReturnType<typeof shellBuild> | ReturnType<typeof remoteBuild>;

const headersOf = (key: string) => ({ authorization: `DeployKey ${key}` });

/** Uploads one file of a build. */
export function upload(app: FastifyInstance, { name, release }: TestBuild, file: string, text: string, key = TEST_KEY) {
  const folder = `${release.version}-${release.build}`;
  return app.inject({
    method: 'PUT',
    url: `/api/${apiPath.releaseFile(name, folder, file)}`,
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

/** Uploads all files of a build and publishes it; answers what the server said to the last call. */
export async function publish(app: FastifyInstance, build: TestBuild, extra: object = {}) {
  for (const [file, text] of Object.entries(build.files)) await upload(app, build, file, text);
  return change(app, build.name, { release: build.release, ...extra }, await generationOf(app));
}
