import { LRUCache } from 'lru-cache';
import { styleHash } from '../../lib/style-hash';
import type { EarlyFiles } from './page';

/** Style sheets that are kept as text: those of a few releases. */
const KEPT_MAX = 200;

const SHELL_STYLE = /"(\S{0,200}\/mf\/shell\/files\/)(main\.[\w-]{1,40}\.css)"/;
/** An address in a style sheet that is meant from where the sheet lies. */
const RELATIVE_URL = /url\((["']?)(?!["']|data:|https?:|\/)/g;

/** The rules of a page for a style element, and their hash. */
export interface PageStyles {
  text: string;
  hash: string;
}

/**
 * Reads the rules of a page: the shell's style sheet and those of the parts on it, as text for a style element. The files of a release never
 * change, so each is read once.
 */
export function styleReader(readFile: (path: string) => Promise<Buffer | undefined>) {
  const kept = new LRUCache<string, string>({ max: KEPT_MAX });
  const pages = new LRUCache<string, PageStyles>({ max: KEPT_MAX });

  async function rulesOf(base: string, file: string): Promise<string> {
    const address = base + file;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const bytes = await readFile(address.slice(address.indexOf('/mf/') + '/mf/'.length));
    const rules = (bytes?.toString('utf8') ?? '')
      .replace(RELATIVE_URL, (_url, quote: string) => `url(${quote}${base}`)
      // Nothing in it may end the style element.
      .replaceAll('</', '<\\/');
    if (bytes) kept.set(address, rules);
    return rules;
  }

  return async (template: string, early: EarlyFiles[]): Promise<PageStyles> => {
    const [, base = '', shellStyle] = SHELL_STYLE.exec(template) ?? [];
    const sheets = [
      ...(shellStyle === undefined ? [] : [{ base, file: shellStyle }]),
      ...early.flatMap(({ release, files }) =>
        files.filter((file) => file.endsWith('.css')).map((file) => ({ base: release.base, file })),
      ),
    ];
    const key = sheets.map(({ base: folder, file }) => folder + file).join(' ');
    const known = pages.get(key);
    if (known) return known;
    const rules = await Promise.all(sheets.map(({ base: folder, file }) => rulesOf(folder, file)));
    const text = rules.join('\n');
    const page = { text, hash: styleHash(text) };
    // A sheet that could not be read now may be there for the next page.
    if (rules.every(Boolean)) pages.set(key, page);
    return page;
  };
}
