/** What the pages, pieces and dialogs of a remote have in common: in which file it comes. Figures: decision 040. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries of things that come after a click, or on few pages: what two of these use is in a file of its own. */
const RARE = /[\\/]node_modules[\\/](react-hook-form|@hookform|zod|dompurify|primereact|react-transition-group)[\\/]/;

/** Pages and pieces that use a thing: from so many on it is in the module. */
const MANY = 4;
/** Dialogs and tools that use a thing: from so many on it is in a file that they share, when it has so many bytes before compression. */
const SOME = 3;
const WORTH_A_FILE = 8000;

const SURFACES = /[\\/]src[\\/](routes|slots)\.tsx$/;
/** A dialog of slots.tsx: no page loads it. */
const DIALOG_SLOT = /'dialog\.[^']*': async \(\) => \(await import\('([^']+)'\)/g;

/**
 * What many pages or pieces of a remote use is in its module, which every one of them loads first: one file instead of up to seven. Only what
 * a page or piece needs at once counts: a visitor does not carry the form that four dialogs of staff open. What two or three use is in each
 * of them: a visitor who comes for one page does not carry what the others need. Style sheets are never twice: loaded again by a later page,
 * the rules of a button would win over those that a page before gave it. Large and rare things stay behind an import of their own, used in
 * one place; the budget tells when they do not.
 */
export function commonFiles(directory) {
  const usesOf = usesIn(directory);
  const every = { chunks: 'async', enforce: true };
  return {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        // Before the style sheets, which go to the same file: taken the other way round, rspack leaves the scripts in each of the chunks.
        common: {
          ...every,
          name: 'module',
          priority: 1,
          test: (module, { chunkGraph }) => usesOf(module, chunkGraph).first >= MANY,
        },
        late: {
          chunks: 'async',
          minSize: WORTH_A_FILE,
          test(module, { chunkGraph }) {
            const { first, late } = usesOf(module, chunkGraph);
            return first < MANY && late >= SOME;
          },
        },
        styles: { ...every, name: 'module', minChunks: 2, test: /\.css$/ },
        rare: { ...every, test: RARE, minChunks: 2, priority: 2 },
      },
    },
  };
}

/** Counts the pages and pieces that need a module at once (`first`), and the files that come after a click (`late`). */
function usesIn(directory) {
  const slots = join(directory, 'src/slots.tsx');
  const text = existsSync(slots) ? readFileSync(slots, 'utf8') : '';
  const dialogs = new Set([...text.matchAll(DIALOG_SLOT)].map(([, request]) => request));
  const isSurface = ({ module, request }) => SURFACES.test(module?.resource ?? '') && !dialogs.has(request);
  const isFirst = (chunk) => [...chunk.groupsIterable].some(({ origins }) => origins.some(isSurface));
  return (module, chunkGraph) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)];
    const first = chunks.filter(isFirst).length;
    return { first, late: chunks.length - first };
  };
}
