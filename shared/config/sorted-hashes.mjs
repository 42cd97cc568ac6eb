/**
 * The bundler writes the hashes of its chunks, of scripts and of style sheets, in an order that changes from build to build. What stays the same
 * keeps its bytes, and so its name (decision 074): the lists go by the ids.
 */
import { rspack } from '@rspack/core';

const PLUGIN = 'sorted-hashes';
const LISTS = /(\.sri(?:Css)?Hashes=\{)([^{}]+)\}/g;

/** @param {string} text of a script @returns {string} with its lists of hashes in order */
const sortHashes = (text) => text.replace(LISTS, (_all, start, list) => `${start}${list.split(',').sort().join(',')}}`);

/** After the scripts are made small, and before the bundler puts the hashes themselves in. */
export const sortedHashes = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? String(asset.source()) : '';
          const sorted = sortHashes(text);
          if (sorted !== text) compilation.updateAsset(name, new rspack.sources.RawSource(sorted));
        }
      });
    });
  },
};
