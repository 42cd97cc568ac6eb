/**
 * What a part's `rspack.config.mjs` exports: the release for `rspack build`, a development server for `rspack serve`, which shows the part
 * inside a portal (docs/federation.md, local parts).
 */
import { basename } from 'node:path';
import { remoteConfig, shellConfig } from './rspack-part.mjs';
import { serverConfigs } from './rspack-server.mjs';

/** @param {string} directory of the part */
export const partConfig = (directory) => async (env) => {
  const part = basename(directory);
  const isShell = part === 'shell';
  if (!env.RSPACK_SERVE)
    return [isShell ? shellConfig(directory) : remoteConfig(directory), ...serverConfigs(directory)];
  const { serveConfig } = await import('../scripts/dev/serve.mjs');
  return serveConfig(isShell ? [] : [part], env);
};
