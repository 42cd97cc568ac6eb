/**
 * The same sources as one bundle without federation, for comparison. The shell's app gets another loader, generated here: it imports the
 * modules of the remotes, and their pages stay lazy chunks. Nothing in the sources knows of it, and no tracked file imports two parts.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { compile } from '../../shared/config/compile.mjs';
import { shellConfig } from '../../shared/config/rspack-part.mjs';
import { REMOTES } from '../../shared/scripts/workspaces.mjs';
import { CACHE, ROOT } from './portal.mjs';

const BASE = '/one-bundle/';
const SCRIPT = /<script(?=[^>]* defer)[^>]*><\/script>/g;
const STYLES = /<link(?=[^>]* rel="stylesheet")[^>]*>/g;
const SHELL_BASE = /\/mf\/shell\/[^/"]+\//g;
const REMOTE_PRELOAD = /<link(?=[^>]* rel="preload")(?=[^>]* href="\/mf\/mf-)[^>]*>\s*/g;

/** The loader of one bundle: every remote is there at once. Same interface as shell/src/features/remotes/loader.ts. */
const loaderSource = () => `
${REMOTES.map((name, i) => `import { remote as remote${i} } from ${JSON.stringify(join(ROOT, name, 'src/module.ts'))};`).join('\n')}
const modules = { ${REMOTES.map((name, i) => `'${name}': remote${i}`).join(', ')} };
export function createLoader({ register }) {
  const loaded = new Map();
  function peek(name) {
    const release = register()?.remotes.find((row) => row.name === name)?.current;
    if (!release || !modules[name]) return undefined;
    if (!loaded.has(name)) {
      const { signal } = new AbortController();
      modules[name].start?.({ signal, report() {} });
      loaded.set(name, { module: modules[name], release, fallbacks: 0, hold: () => () => {}, replace() {} });
    }
    return loaded.get(name);
  }
  return { peek, load: async (name) => peek(name) };
}
`;

/** @returns {Promise<{ base: string, folder: string, rewrite(html: string): string, remove(): void }>} for the front server */
export async function buildOneBundle() {
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'one-bundle-'));
  const folder = join(work, 'dist');
  const loader = join(work, 'loader.js');
  writeFileSync(loader, loaderSource());
  await compile(configOf({ loader, folder }));
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const tagsOf = (pattern) => [...built.matchAll(pattern)].map(([tag]) => tag).join('');
  const tags = { scripts: tagsOf(SCRIPT), styles: tagsOf(STYLES) };
  return {
    base: BASE,
    folder,
    rewrite: (html) => withTags(html, tags),
    remove: () => rmSync(work, { recursive: true }),
  };
}

/** The shell's build without the federation plugin; style sheets of remotes keep their layer. */
function configOf({ loader, folder }) {
  const config = shellConfig(join(ROOT, 'shell'), { output: folder });
  const css = config.module.rules.find(({ oneOf }) => oneOf);
  const layer = { loader: join(ROOT, 'shared/config/layer-loader.cjs'), options: { layer: 'remote' } };
  css.oneOf.splice(1, 0, { include: REMOTES.map((name) => join(ROOT, name, 'src')), use: [layer] });
  return {
    ...config,
    output: { ...config.output, publicPath: BASE },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'react-router-dom$': join(ROOT, 'shared/config/router-facade.ts') },
    },
    plugins: [
      ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
      new rspack.NormalModuleReplacementPlugin(/\/remotes\/loader$/, loader),
      new rspack.NormalModuleReplacementPlugin(/^\.\/loader$/, loader),
    ],
  };
}

/** The portal's document with the scripts and style sheets of the one bundle: same head, register, font and guard. */
function withTags(html, tags) {
  return html
    .replace(REMOTE_PRELOAD, '')
    .replace(STYLES, tags.styles)
    .replace(SCRIPT, tags.scripts)
    .replace(SHELL_BASE, BASE);
}
