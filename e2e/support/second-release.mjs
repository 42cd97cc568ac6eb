/**
 * Other releases of a part: what a team publishes next, and what it commands. The sources are the same, but for a line in each file that is said to
 * have changed.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildId } from '@portal/shared/config/build-id.mjs';
import { compile } from '@portal/shared/config/compile.mjs';
import { remoteConfig, shellConfig } from '@portal/shared/config/rspack-part.mjs';
import { serverConfigs } from '@portal/shared/config/rspack-server.mjs';
import { portalClient } from '@portal/shared/scripts/release/portal-client.mjs';
import { changeRegister, publishPart } from '@portal/shared/scripts/release/publish.mjs';
import { readRelease } from '@portal/shared/scripts/release/read-release.mjs';
import { REMOTES } from '@portal/shared/scripts/workspaces.mjs';
import { rspack } from '@rspack/core';

const ROOT = resolve(import.meta.dirname, '../..');

/** A line in every file that fits; the entry, which names its release, changes anyway. */
const changedFiles = (version, include) =>
  new rspack.BannerPlugin({
    banner: `/*! ${version} */`,
    raw: true,
    include,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * @param {RegExp} [changed] names of the files that differ from those of the release before: all
 * @returns {Promise<string>} the folder of the build; built only when its input changed
 */
export async function buildSecondRelease(part, version, changed = /./) {
  const output = join(ROOT, '.cache/e2e', `${part}-${version}-${buildId(part, version)}`);
  if (existsSync(join(output, 'build.json'))) return output;
  const configOf = part === 'shell' ? shellConfig : remoteConfig;
  const config = configOf(join(ROOT, part), { version, output });
  for (const server of serverConfigs(join(ROOT, part), { version, output })) await compile(server);
  await compile({ ...config, plugins: [...config.plugins, changedFiles(version, changed)] });
  return output;
}

/** The version that each remote would publish next; of mf-search the portal of the tests has it already. */
const NEXT_VERSION = '1.1.0';

/** Builds the next release of every remote, for `nextReleases`. */
export async function buildNextReleases() {
  for (const part of REMOTES) await buildSecondRelease(part, NEXT_VERSION);
}

/**
 * Publishes the next release of a remote to the portal of the tests, as its team does; `change` is one in which a few files differ.
 * @param {{ version: string, changed?: RegExp }} [change]
 */
export async function publishNextRelease(part, { version, changed } = { version: NEXT_VERSION }) {
  const { PORTAL_URL: url, PORTAL_DEPLOY_KEY: key, PORTAL_SIGNING_KEY: signingKey } = process.env;
  await publishRelease({ url, key, signingKey }, part, version, { changed });
}

/**
 * Publishes a build of a part under a version, signed, as its team does; builds it when that was not done before.
 * @param {{ url: string, key: string, signingKey: string }} portal
 * @param {{ changed?: RegExp, canary?: number }} [how] `canary` is the percentage of the visitors who get it
 * @throws PublishError when the portal refuses
 */
export async function publishRelease({ url, key, signingKey }, part, version, { changed, canary } = {}) {
  const dist = await buildSecondRelease(part, version, changed);
  await publishPart(part, { directory: join(ROOT, part), dist, portal: url, key, signingKey, canary });
}

/** Publishes a release of the shell whose document names no service worker. */
export async function publishWithoutWorker({ url, key, signingKey }) {
  const dist = mkdtempSync(join(tmpdir(), 'shell-without-worker-'));
  const build = '0ff00ff0';
  cpSync(await buildSecondRelease('shell', '9.0.0'), dist, { recursive: true });
  const edit = (file, change) => writeFileSync(join(dist, file), change(readFileSync(join(dist, file), 'utf8')));
  edit('release.json', (text) => JSON.stringify({ ...JSON.parse(text), version: '9.0.1', build }));
  edit('index.html', (text) =>
    text.replace(/data-build="\w+"/, `data-build="${build}"`).replace(/<meta name="service-worker"[^>]*>/, ''),
  );
  await publishPart('shell', { directory: join(ROOT, 'shell'), dist, portal: url, key, signingKey });
  rmSync(dist, { recursive: true });
}

/**
 * Gives a command for a part, as `npm run rollback` and the others do.
 * @param {{ action: string, reason?: string }} action of `RegisterAction`
 */
export const commandRelease = ({ url, key }, part, action) =>
  changeRegister(portalClient({ portal: url, key }), part, () => action);

/** @returns {Promise<{ part: string, release: object, files: Map<string, Buffer> }[]>} the next release of every remote, which nobody published */
export function nextReleases() {
  return Promise.all(
    REMOTES.map(async (part) => {
      const built = await readRelease(part, join(ROOT, part), await buildSecondRelease(part, NEXT_VERSION));
      return { part, ...built };
    }),
  );
}
