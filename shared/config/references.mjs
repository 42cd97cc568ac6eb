/**
 * References of code, tests and docs to what the portal is measured against. Pure functions: texts go in, references and faults come out.
 * Accepted are SH-001 (a row of docs/requirements), C05 (docs/choices.md), decision 020, specification § 7 (a heading of
 * docs/requirements/README.md), a path such as docs/trust.md with or without #anchor, links of markdown, and § of an external standard.
 */
import { posix } from 'node:path';
import { OPEN, rowsOf } from './requirements.mjs';

const PREFIXES = ['SH', 'SE', 'AN', 'CO', 'RE', 'BE', 'AP', 'SHD'];
const ROW_ID = new RegExp(`(?<![\\w#-])(?:${PREFIXES.join('|')})-\\d{3,4}(?![\\w-])`, 'g');
/** Not inside a hex colour, another word or the data of an svg path (`C10 20`). */
const CHOICE_ID = /(?<![\w#%-])C\d{2}(?![\w-]|[ ,.]\d)/g;
const DECISIONS = /\bdecisions?\s+(?<numbers>\d{3}(?!\d)(?:(?:,| and|, and|–| to) \d{3}(?!\d))*)/gi;
const OLD_RECORD = /\brecords?\s+\d{3}(?!\d)/gi;
const BARE_NUMBER = /\(0\d\d(?:[,;] 0\d\d)*\)(?! \d)/g;
const SECTION = /§+/g;
const SECTION_HEADING = /(?:^|\n)#{1,6}\s$/;
const OWN_SECTION = /\bspecification\s{1,200}$/i;
const EXTERNAL_SECTION = /\b(?:RFC \d{3,5}|WCAG(?: \d\.\d)?|OpenID Connect)\s{1,200}$/;
const SECTION_NUMBER = /^§ (\d{1,2})(?!\d|\.\d)/;
const DOC_PATH = /(?<![\w/.-])docs\/[\w./-]*\w(?:#[\w-]+)?/g;
const GIVEN_DOC =
  /(?<![\w/.-])(?:design\/|spec\/)?(?:architecture|backend|beyond|choices|demo-data|design-card|features|federation|first-view|frontend-stack|identity-and-realtime|specification|trust|visual)\.md/g;
const LINK = /\]\(([^()\s]+)\)/g;
const COMMENT_START = /\n[ \t]*(?:\*|\/\/|--|#)[ \t]/g;

/** The same length with spaces, so that offsets stay. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Comments that go on in the next line read as one text; line ends stay where they are. */
const joinComments = (text) => text.replace(COMMENT_START, blank);

const lineAt = (text, at) => text.slice(0, at).split('\n').length;

/** GitHub's anchor of a heading: small letters, spaces as hyphens, links as their text. */
const slugOf = (heading) =>
  heading
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

const withoutFences = (text) =>
  text
    .split(/^```.*$/m)
    .map((piece, at) => (at % 2 === 0 ? piece : blank(piece)))
    .join('\n');

const headingsOf = (text) => [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading);

/** All anchors of a page; a heading that comes again gets -1, -2 …, as at GitHub. */
export function anchorsOf(text) {
  const anchors = new Set();
  for (const slug of headingsOf(text).map(slugOf)) {
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

const REQUIREMENTS = /^docs\/requirements\/(?!README\.md$|open\.md$)[\w-]+\.md$/;

/** What can be referred to. `pages` maps the path of every markdown page to its text, `paths` holds all files and folders. */
export function indexOf(pages, paths) {
  const rows = [...pages].filter(([path]) => REQUIREMENTS.test(path)).flatMap(([path, text]) => rowsOf(path, text));
  const open = rowsOf(OPEN, pages.get(OPEN) ?? '');
  const headings = (path) => headingsOf(pages.get(path) ?? '');
  const numbered = (path, pattern) => new Set(headings(path).flatMap((heading) => pattern.exec(heading)?.[1] ?? []));
  return {
    rows,
    open,
    ids: new Set(rows.map(({ id }) => id)),
    choices: numbered('docs/choices.md', /^(C\d{2}) /),
    sections: numbered('docs/requirements/README.md', /^§ (\d+)(?: |$)/),
    decisions: new Set([...paths].flatMap((path) => /^docs\/decisions\/(\d{3})-.+\.md$/.exec(path)?.[1] ?? [])),
    anchors: new Map([...pages].map(([path, text]) => [path, anchorsOf(text)])),
    paths,
  };
}

/** References of one text: kind, target, offset; `refused` is what has no accepted form. */
function found(path, text) {
  const all = [];
  const add = (kind, target, at) => all.push({ kind, target, at });
  const each = (pattern, source, take) => {
    for (const match of source.matchAll(pattern)) take(match, match.index);
  };
  let rest = text;
  if (path.endsWith('.md')) {
    rest = withoutFences(text);
    each(LINK, rest, ([, target], at) => {
      if (!/^(?:https?|mailto):/.test(target)) add('link', linkTarget(path, target), at);
    });
    rest = rest.replace(LINK, blank);
  }
  rest = joinComments(rest);
  each(ROW_ID, rest, ([id], at) => add('row', id, at));
  each(CHOICE_ID, rest, ([id], at) => add('choice', id, at));
  each(DECISIONS, rest, ({ groups }, at) => {
    for (const [number] of groups.numbers.matchAll(/\d{3}/g)) add('decision', number, at);
  });
  each(DOC_PATH, rest, ([target], at) => add('page', target, at));
  for (const pattern of [OLD_RECORD, BARE_NUMBER, GIVEN_DOC])
    each(pattern, rest, ([target], at) => add('refused', target, at));
  each(SECTION, rest, (_match, at) => {
    const before = rest.slice(Math.max(0, at - 200), at);
    const [, number] = SECTION_NUMBER.exec(rest.slice(at, at + 8)) ?? [];
    if (EXTERNAL_SECTION.test(before)) return;
    if (path.endsWith('.md') && SECTION_HEADING.test(before)) return;
    if (OWN_SECTION.test(before) && number !== undefined) add('section', number, at);
    else
      add(
        'refused',
        rest
          .slice(Math.max(0, at - 14), at + 5)
          .replace(/\s+/g, ' ')
          .trim(),
        at,
      );
  });
  return all;
}

const linkTarget = (path, target) => {
  const [file, anchor] = target.split('#');
  const page = file === '' ? path : posix.join(posix.dirname(path), file);
  return (page.endsWith('/') ? page.slice(0, -1) : page) + (anchor === undefined ? '' : `#${anchor}`);
};

const RESOLVES = {
  refused: () => false,
  row: (id, index) => index.ids.has(id),
  choice: (id, index) => index.choices.has(id),
  decision: (number, index) => index.decisions.has(number),
  section: (number, index) => index.sections.has(number),
  page: (target, index) => {
    const [file, anchor] = target.split('#');
    return index.paths.has(file) && (anchor === undefined || index.anchors.get(file)?.has(anchor) === true);
  },
};
RESOLVES.link = RESOLVES.page;

const WORDS = {
  refused: 'has no accepted form',
  row: 'is no row of docs/requirements',
  choice: 'is no heading of docs/choices.md',
  decision: 'is no file of docs/decisions',
  section: 'is no heading of docs/requirements/README.md',
  page: 'is no page or anchor',
  link: 'leads nowhere',
};

/** Checks one text: how many references it has per kind, and `path:line: …` for each that does not resolve. */
export function checkText(path, text, index) {
  const references = found(path, text);
  const faults = references
    .filter(({ kind, target }) => !RESOLVES[kind](target, index))
    .map(({ kind, target, at }) => `${path}:${lineAt(text, at)}: ${target} ${WORDS[kind]}`);
  return { faults, resolved: references.length - faults.length };
}
