/**
 * The federation plugin puts its runtime into every entry. Here the shell has one for all parts (shell/src/features/remotes/federation-host.ts),
 * and each entry calls it. What both rely on in the bundler's output: federation-shapes.test.mjs.
 */
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** What the plugin runs before all else of a build: its runtime, as the text of a module. */
const RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;

/** Entry of a remote → of the host in its shell, with the list of its chunks; fails at once in a page without it. */
const attach = ({ chunkLoadingGlobal }) =>
  `portalFederation.attach(__webpack_require__, globalThis.${chunkLoadingGlobal});`;

/** @param {'shell' | 'remote'} kind @param {string} directory of the part */
export function federationHost(kind, directory) {
  const host = join(directory, 'src/features/remotes/federation-host.ts');
  const offer = `import { offer } from ${JSON.stringify(host)}; offer(__webpack_require__);`;
  return {
    apply(compiler) {
      new rspack.NormalModuleReplacementPlugin(RUNTIME, (data) => {
        // The bundler has filled in the name by now.
        const source = kind === 'shell' ? offer : attach(compiler.options.output);
        data.request = `${RUNTIME.exec(data.request)[0]}${encodeURIComponent(source)}`;
      }).apply(compiler);
    },
  };
}
