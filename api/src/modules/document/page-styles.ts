import { LRUCache } from 'lru-cache';
import { inlineHash } from '../../lib/inline-hash';
import type { EarlyFiles } from './page';

/** Style sheets that are kept as text: those of a few releases. */
const KEPT_MAX = 200;

const SHELL_STYLE = /"(\S{0,200}\/mf\/shell\/files\/)(main\.[\w-]{1,40}\.css)"/;
/** An address in a style sheet that is meant from where the sheet lies. */
const RELATIVE_URL = /url\((["']?)(?!["']|data:|https?:|\/)/g;

/** What a document with its page has of style sheets. */
export interface PageStyles {
  /** For the end of the head. */
  tags: string;
  /** Hashes of the style elements. */
  hashes: string[];
  /** Their addresses. */
  addresses: ReadonlySet<string>;
}

/** Sheets that come and go together. */
interface Group {
  /** The release as its build calls itself; the shell, which stays, has no other name. */
  name: string;
  base: string;
  files: string[];
}

/**
 * Reads the rules of a page: the shell's style sheet and those of the parts on it, a style element for each release, which goes with it. A sheet
 * that could not be read is left to the browser. The files of a release never change, so each is read once.
 */
export function styleReader(readFile: (path: string) => Promise<Buffer | undefined>) {
  const kept = new LRUCache<string, string>({ max: KEPT_MAX });
  const pages = new LRUCache<string, PageStyles>({ max: KEPT_MAX });

  async function rulesOf(base: string, file: string): Promise<string | undefined> {
    const address = base + file;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const bytes = await readFile(address.slice(address.indexOf('/mf/') + '/mf/'.length));
    const rules = bytes
      ?.toString('utf8')
      .replace(RELATIVE_URL, (_url, quote: string) => `url(${quote}${base}`)
      // Nothing in it may end the style element.
      .replaceAll('</', '<\\/');
    if (rules !== undefined) kept.set(address, rules);
    return rules;
  }

  /** The group with the files that could be read, and their rules. */
  async function read(group: Group) {
    const sheets = await Promise.all(
      group.files.map(async (file) => ({ file, text: await rulesOf(group.base, file) })),
    );
    const found = sheets.filter(({ text }) => text !== undefined);
    return { ...group, files: found.map(({ file }) => file), text: found.map(({ text }) => text).join('\n') };
  }

  return async (template: string, early: EarlyFiles[]): Promise<PageStyles> => {
    const groups = groupsOf(template, early);
    const key = groups.map(({ name, base, files }) => [name, base, ...files].join(' ')).join('\n');
    const known = pages.get(key);
    if (known) return known;
    const found = (await Promise.all(groups.map(read))).filter(({ files }) => files.length > 0);
    const page = {
      tags: found.map(tagOf).join(''),
      hashes: found.map(({ text }) => inlineHash(text)),
      addresses: addressesOf(found),
    };
    // A sheet that could not be read now may be there for the next page.
    if (page.addresses.size === addressesOf(groups).size) pages.set(key, page);
    return page;
  };
}

const addressesOf = (groups: Group[]) => new Set(groups.flatMap(({ base, files }) => files.map((file) => base + file)));

function groupsOf(template: string, early: EarlyFiles[]): Group[] {
  const [, base = '', file] = SHELL_STYLE.exec(template) ?? [];
  const parts = early.map(({ part, release: { version, build, ...release }, files }) => ({
    name: `${part}-${version}-${build}`,
    base: release.base,
    files: files.filter((name) => name.endsWith('.css')),
  }));
  return file === undefined ? parts : [{ name: 'shell', base, files: [file] }, ...parts];
}

/**
 * The rules with the names of their files, for which a build then does not ask (shell/src/features/remotes/chunk-files.ts), and where these lie, for who keeps
 * them for later (shell/src/features/offline/keep-set.ts).
 */
const tagOf = ({ name, base, files, text }: Group & { text: string }) =>
  `<style data-release="${name}" data-folder="${base}" data-sheets="${files.join(' ')}">${text}</style>`;
