/**
 * What a development build has instead of the production settings: plain names, hot updates, no hashes. It is never a
 * release: its folder is called `local`, and without a manifest it cannot be published.
 *
 * Two kinds. `refresh`: the shell is a development build too, components change in place and keep their state. `reload`: the remote runs
 * in a production shell, which has neither React's development build nor `react/jsx-dev-runtime`; the page is loaded again.
 */
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Build id of every development build. */
export const LOCAL_BUILD = 'local';

/** Where a development build is served (docs/federation.md#local-parts). */
export const localBase = (part) => `/mf/${part}/${LOCAL_BUILD}/`;

/** Settings of `output` that replace those of a release. */
export const DEVELOPMENT_OUTPUT = {
  // The folder is emptied once before the start: a page that missed an update still asks for it.
  clean: false,
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

/** @param {'refresh' | 'reload'} kind */
export function developmentPlugins(kind) {
  if (kind === 'reload') return [];
  return [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()];
}

/** Modules that run before a part's own: they ask for hot updates. */
export function hotModules(part, kind) {
  return kind === 'refresh' ? [`${join(import.meta.dirname, '../scripts/dev/browser/hot.js')}?${part}`] : [];
}
