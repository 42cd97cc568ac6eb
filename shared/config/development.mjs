/**
 * What a development build has instead of the production settings: plain names, hot updates, no hashes. It is never a
 * release: its folder is called `local`, and without a manifest it cannot be published.
 *
 * Two kinds. `refresh`: the shell is a development build too, components change in place and keep their state. `reload`: the remote runs
 * in a production shell, which has neither React's development build nor `react/jsx-dev-runtime`; the page is loaded again.
 */
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Build id of every development build. */
export const LOCAL_BUILD = 'local';

/** Where a development build is served (docs/federation.md#local-parts). */
export const localBase = (part) => `/mf/${part}/${LOCAL_BUILD}/`;

/** Settings of `output` that replace those of a release. The server keeps all files in memory. */
export const DEVELOPMENT_OUTPUT = {
  clean: false,
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

/**
 * The name of a remote's entry always means the same bytes, as in a release: the register says their hash. A build with errors makes no
 * hot update: the page keeps what it shows.
 */
export const DEVELOPMENT_OPTIMISATION = { realContentHash: true, emitOnErrors: false };

/** Hot updates are the development server's. @param {'refresh' | 'reload'} kind */
export const developmentPlugins = (kind) => (kind === 'refresh' ? [new ReactRefreshRspackPlugin()] : []);
