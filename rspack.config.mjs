/** All parts at once: `rspack build [--config-name mf-search …]` and `rspack serve`. Each part has a file of its own for work in its folder. */
import { serveConfig } from './shared/scripts/dev/serve.mjs';
import { PARTS, REMOTES } from './shared/scripts/workspaces.mjs';

const configOf = async (part, env) => (await import(`./${part}/rspack.config.mjs`)).default(env);

export default async (env) =>
  env.RSPACK_SERVE ? serveConfig(REMOTES, env) : (await Promise.all(PARTS.map((part) => configOf(part, env)))).flat();
