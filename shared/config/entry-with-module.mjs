/**
 * Puts the script of the exposed module into the entry of a remote: whoever asks for the one needs the other at once, and one file less is one
 * request less. The entry finds it as a chunk that arrived before it; its style sheet and what it takes from the shell come as for every chunk.
 * The script stays in the build folder as a file, from which publishing reads the pages; it is no file of the release.
 */
import { rspack } from '@rspack/core';

const PLUGIN = 'entry-with-module';

/** @param {{ entry: string, module: string }} chunks their names */
export function entryWithModule({ entry, module }) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        // After everything that counts and hashes: the release names the hash of the entry as it is then.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          const scriptOf = (name) => [...compilation.namedChunks.get(name).files].find((file) => file.endsWith('.js'));
          const text = compilation.getAsset(scriptOf(module)).source.source();
          compilation.updateAsset(
            scriptOf(entry),
            (source) => new rspack.sources.RawSource(`(()=>{${text}})();${source.source()}`),
          );
        });
      });
    },
  };
}
