/**
 * The federation plugin puts its runtime into every entry. Here the shell has one for all parts (shell/src/features/remotes/federation-host.ts),
 * and each entry calls it. What both rely on in the bundler's output: federation-shapes.test.mjs.
 */
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { CHUNKS } from './rspack-base.mjs';

/** What the plugin runs before all else of a build: its runtime, as the text of a module. */
const RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;

/**
 * Entry of a remote → of the host in its shell; fails at once in a page without it. The list of chunks is that of the build alone, because its
 * entry calls it by another name (remote-entry.mjs).
 */
const ATTACH = `portalFederation.attach(__webpack_require__, globalThis.${CHUNKS});`;

/** @param {'shell' | 'remote'} kind @param {string} directory of the part */
export function federationHost(kind, directory) {
  const host = join(directory, 'src/features/remotes/federation-host.ts');
  const offer = `import { offer } from ${JSON.stringify(host)}; offer(__webpack_require__);`;
  const source = kind === 'shell' ? offer : ATTACH;
  return new rspack.NormalModuleReplacementPlugin(RUNTIME, (data) => {
    data.request = `${RUNTIME.exec(data.request)[0]}${encodeURIComponent(source)}`;
  });
}
