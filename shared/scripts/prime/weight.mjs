/** What PrimeReact's components weigh, beside what the portal has in their place. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from '../../config/compile.mjs';
import { remoteConfig } from '../../config/rspack-part.mjs';
import { brotliSize } from '../release/check-release.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const kit = (...names) => names.map((name) => `shared/src/ui/${name}`);
const menu = ['shell/src/features/layout/dropdown-menu.tsx'];

/** Component → our files for the same behaviour. */
export const COMPONENTS = {
  Dialog: kit('overlay.tsx', 'overlay-stack.ts'),
  ConfirmDialog: kit('confirm-dialog.tsx'),
  AutoComplete: kit('form/suggest-field.tsx'),
  Toast: ['toaster.tsx', 'use-toast-clock.ts'].map((name) => `shell/src/features/toasts/${name}`),
  Menu: menu,
  TieredMenu: menu,
  Galleria: ['gallery/gallery.tsx', 'gallery/gallery-photos.ts', 'carousel/carousel.tsx', 'carousel/use-swipe.ts'].map(
    (name) => `mf-animal/src/features/${name}`,
  ),
  Rating: kit('form/star-field.tsx'),
  MultiSelect: [...kit('form/checkbox-group.tsx'), 'mf-search/src/features/animal-search/long-choice.tsx'],
  Tooltip: kit('tooltip.tsx', 'use-escape.ts'),
  FileUpload: [],
  ProgressBar: [],
  DataTable: kit('table/data-table.tsx', 'table/edit-cell.tsx', 'table/table-pager.tsx'),
  Chart: [],
};

/** The build settings of a remote; React and what the shell provides come from elsewhere. */
export function buildConfig({ name, entry, path, externals }) {
  const { target, resolve: lookUp, module, optimization } = remoteConfig(join(ROOT, 'mf-search'));
  return {
    name,
    context: ROOT,
    mode: 'production',
    target,
    devtool: false,
    entry: { [name]: entry },
    output: { path, filename: '[name].js', cssFilename: '[name].css', library: { type: 'window', name: 'measured' } },
    resolve: { ...lookUp, modules: [join(ROOT, 'node_modules')] },
    module,
    optimization: { moduleIds: optimization.moduleIds, mangleExports: optimization.mangleExports },
    externals,
    performance: false,
  };
}

const REACT = ({ request }, done) => (/^(react|react-dom)(\/|$)/.test(request) ? done(null, 'window') : done());

/** Everything that is not one of `files` is there already. */
const allBut =
  (files) =>
  ({ request, context }, done) => {
    const path = resolve(context, request);
    const isOurs = /^\.\.?\/|^\//.test(request) && (/\.css$/.test(request) || files.some((file) => isFile(file, path)));
    return isOurs ? done() : done(null, 'window');
  };
const isFile = (file, path) => file === path || file.replace(/\.tsx?$/, '') === path;

/**
 * KB of 1024 bytes, brotli 9, of each named component built by itself:
 * - alone: the lazy file of a part that has no PrimeReact yet
 * - besides: what it adds to a lazy file that holds PrimeReact's Dialog already
 * - ours: our files, with their style sheets, without the rest of the kit
 */
export async function weighComponents(names = Object.keys(COMPONENTS)) {
  const folder = mkdtempSync(join(tmpdir(), 'prime-'));
  const entryOf = (name, components) => {
    const file = join(folder, `${name}.entry.js`);
    const lines = components.map(
      (component) => `export { ${component} } from 'primereact/${component.toLowerCase()}';`,
    );
    writeFileSync(file, lines.join('\n'));
    return file;
  };
  const prime = (name, components) =>
    buildConfig({
      name,
      entry: entryOf(name, components),
      path: folder,
      externals: [REACT, { 'chart.js/auto': 'window' }],
    });
  const ours = (name) => {
    const files = COMPONENTS[name].map((file) => join(ROOT, file));
    const file = join(folder, `${name}-ours.entry.js`);
    writeFileSync(file, files.map((path) => `export * from '${path}';`).join('\n'));
    return buildConfig({ name: `${name}-ours`, entry: file, path: folder, externals: [allBut([file, ...files])] });
  };
  try {
    await compile([
      prime('dialog', ['Dialog']),
      ...names.flatMap((name) => [
        prime(name, [name]),
        ...(name === 'Dialog' ? [] : [prime(`${name}-besides`, ['Dialog', name])]),
        ...(COMPONENTS[name].length > 0 ? [ours(name)] : []),
      ]),
    ]);
    const written = readdirSync(folder);
    const weigh = (name) =>
      [`${name}.js`, `${name}.css`]
        .filter((file) => written.includes(file))
        .reduce((sum, file) => sum + brotliSize(readFileSync(join(folder, file))), 0) / 1024;
    const dialog = weigh('dialog');
    return names.map((name) => ({
      name,
      alone: weigh(name),
      besides: name === 'Dialog' ? undefined : weigh(`${name}-besides`) - dialog,
      ours: COMPONENTS[name].length > 0 ? weigh(`${name}-ours`) : undefined,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
