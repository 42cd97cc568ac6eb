/**
 * What makes the entry of a remote the only file that knows its release: the script of the exposed module is put into it, the names of the
 * build, and the hash of what it is then.
 *
 * Whoever asks for the entry needs the module at once, and one file less is one request less. The entry finds it as a chunk that arrived before it; its style sheet and what it takes from the shell come as for every chunk.
 * The script stays in the build folder as a file, from which publishing reads the pages; it is no file of the release.
 */
import { rspack } from '@rspack/core';
import { contentName } from './content-name.mjs';
import { CHUNKS, neutralName } from './rspack-base.mjs';

const PLUGIN = 'remote-entry';

/**
 * @param {{ part: string, version: string, build: string }} facts
 * @param {{ entry: string, module: string }} chunks their names
 */
export function remoteEntry({ part, version, build }, { entry, module }) {
  const release = `${part}-${version}-${build}`;
  const named = (text) =>
    text.replaceAll(neutralName(part), release).replaceAll(CHUNKS, `${CHUNKS}_${release.replace(/\W/g, '_')}`);
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        // After everything that counts and hashes: the release names the hash of the entry as it is then.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          const scriptOf = (name) => [...compilation.namedChunks.get(name).files].find((file) => file.endsWith('.js'));
          const textOf = (file) => String(compilation.getAsset(file).source.source());
          const file = scriptOf(entry);
          const text = named(`(()=>{${textOf(scriptOf(module))}})();${textOf(file)}`);
          compilation.updateAsset(file, new rspack.sources.RawSource(text));
          compilation.renameAsset(file, contentName('remoteEntry.js', text));
        });
      });
    },
  };
}
