import { portalPath, type Register, type Release, type RemoteRow, shellPages } from '@portal/shared/contract';
import {
  isBrowseRoute,
  kindOfCode,
  matchRoute,
  ownerOf,
  releaseCandidates,
  shelterListTitle,
  withoutEndSlashes,
} from '@portal/shared/domain';
import type { PageFacts, PageLink, PageLookup } from '../../lib/page-facts';
import { CANONICAL, isUnlisted, NOT_FOUND_TITLE, pageText, titleOf } from './messages';

/** What the modules say about the things that pages show, by the parameter of the address as it is typed; they validate it. */
export interface PageSources {
  animal(uuidkey: string): Promise<PageLookup>;
  shelter(id: string): Promise<PageLookup>;
  news(id: string): Promise<PageLookup>;
  article(alias: string): Promise<PageLookup>;
  /** What a page that lists things shows first, by the pattern's shape; none for other pages. */
  list(shape: string): Promise<readonly PageLink[]>;
}

/** Everything about a document that depends on its address. */
export interface Page
  extends Partial<Pick<PageFacts, 'name' | 'description' | 'image' | 'isArticle' | 'parent' | 'jsonLd'>> {
  status: 200 | 403 | 404 | 410 | 503;
  title: string;
  list?: readonly PageLink[];
  /** Path of the canonical address; absent for what is not listed. */
  canonical?: string;
  isListed: boolean;
  /** Whether other origins may frame it (C39). */
  isFramable: boolean;
  /** Whether visitors browse it, and all of them get it from the same release: a canary's own page has no first view. */
  hasView: boolean;
  /** What the browser fetches early; public pages only (docs/federation.md#preloading). */
  preload: EarlyFiles[];
}

/** Files of one release. */
export interface EarlyFiles {
  part: string;
  release: Release;
  files: string[];
}

export interface PageContext {
  register: Register;
  sources: PageSources;
  product: string;
  slug: string;
}

/** Which source knows the thing of a page, by the pattern's shape. */
const SOURCE: Readonly<Record<string, Exclude<keyof PageSources, 'list'>>> = {
  'dier/:': 'animal',
  'asiel/:': 'shelter',
  'zoek/asiel/:': 'shelter',
  'asieldieren/:': 'shelter',
  'asieldieren/:/:': 'shelter',
  'nieuws/:': 'news',
  'informatie/:': 'article',
};

/** Names whose key leads to one address, whatever form was asked for (C23). */
const KEYED: Readonly<Record<string, (key: string) => string>> = {
  'dier/:': portalPath.animal,
  'asiel/:': portalPath.shelter,
  'zoek/asiel/:': portalPath.shelter,
  'asieldieren/:': portalPath.shelterAnimals,
  'informatie/:': portalPath.article,
};

/** The facts of the document at a path. Rejects when a source cannot answer: the page then belongs to status 503. */
export async function pageAt(pathname: string, context: PageContext): Promise<Page> {
  const { register, slug, product, sources } = context;
  const own = shellPages(slug);
  const releases = register.remotes.flatMap(({ current, canary }) => [current, ...(canary ? [canary.release] : [])]);
  const patterns = [...own, ...releases.flatMap(({ routes }) => routes.map(({ path }) => path))];
  const match = matchRoute(patterns, pathname);
  if (!match || match.pattern === 'not-found') return absent(404);
  const isOwn = own.includes(match.pattern);
  const current = isOwn ? undefined : ownerOf(register, pathname);
  const owner = isOwn ? undefined : (current ?? canaryOwnerOf(register, pathname));
  const shape = match.pattern.replace(/:[a-z0-9_]+/g, ':');
  const isFramable = isBrowseRoute(shape);
  const source = SOURCE[shape];
  const [parameter = ''] = Object.values<string>(match.params);
  const finding: PageLookup = source ? await findThing(sources[source], parameter) : { name: '' };
  if (finding === undefined || finding === 'gone') return { ...absent(finding ? 410 : 404), isFramable };
  const isPublic = owner === undefined || owner.route.access === 'public';
  const isListed = isPublic && !isUnlisted(match.pattern, slug) && finding.isListed !== false;
  const text = pageText(shape, product);
  // A thing without a text of its own has the page's, after its name.
  const description =
    finding.description || (text.description && [finding.name, text.description].filter(Boolean).join(': '));
  const { isListed: _, key, ...facts } = finding;
  return {
    ...facts,
    status: statusOf(match.pattern, owner),
    title: titleOf(text, product, titleName(shape, finding.name, match.params)),
    ...(description ? { description } : {}),
    ...(isListed ? { list: await sources.list(shape), canonical: canonicalOf(shape, pathname, key) } : {}),
    isListed,
    isFramable,
    hasView: isFramable && (isOwn || current?.route.path === match.pattern),
    preload: match.pattern === '' ? homeFiles(register) : pageFiles(register, isPublic ? owner : undefined),
  };
}

/** The page that says 403 also answers it (SH-032); a page whose part is switched off asks to come back. */
function statusOf(pattern: string, owner: ReturnType<typeof ownerOf>): Page['status'] {
  if (`/${pattern}` === portalPath.noAccess()) return 403;
  return owner && !owner.remote.enabled ? 503 : 200;
}

/** What the title calls a thing: its name, or for the animals of a shelter 'Katten van De Kwispel', as their heading does. */
function titleName(shape: string, name: string, { soortcode }: Readonly<Record<string, string>>): string {
  return name && shape.startsWith('asieldieren/') ? shelterListTitle(kindOfCode(soortcode), name) : name;
}

/** Whose a page is that a canary alone has: some visitors can open it, so it exists. */
const canaryOwnerOf = (register: Register, pathname: string) =>
  ownerOf(register, pathname, ({ canary, current }) => canary?.release ?? current);

/** Whether visitors get the current release: it is on, and this shell has what it needs. */
const isServed = (remote: RemoteRow, shell: Register['shell']) =>
  releaseCandidates(remote, { shell, isInCanary: false, failedBuilds: [] }).candidates[0] === remote.current;

/** The owner's files and those of the page itself; none for a page of a canary, which few visitors are shown. */
function pageFiles({ shell }: Register, owner: ReturnType<typeof ownerOf>): EarlyFiles[] {
  if (!owner || !isServed(owner.remote, shell) || !owner.remote.current.routes.includes(owner.route)) return [];
  const { name, current } = owner.remote;
  return [{ part: name, release: current, files: [...current.preload, ...(owner.route.preload ?? [])] }];
}

/** The files of the pieces that home shows first. */
function homeFiles({ remotes, shell }: Register): EarlyFiles[] {
  return remotes
    .filter((remote) => isServed(remote, shell))
    .map(({ name, current }) => ({
      name,
      current,
      pieces: current.slots.filter(({ slot, access }) => isFirstOnHome(slot) && access === 'public'),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ name, current, pieces }) => ({
      part: name,
      release: current,
      files: [...new Set([...current.preload, ...pieces.flatMap(({ preload }) => preload ?? [])])],
    }));
}

/** The rows below these come later, when they are near (C03). */
const isFirstOnHome = (slot: string) => slot === 'home.search' || slot === 'home.newest';

/** No thing has a control character in its key, and the database takes no NUL. */
const findThing = async (find: (parameter: string) => Promise<PageLookup>, parameter: string): Promise<PageLookup> =>
  /\p{Cc}/u.test(parameter) ? undefined : find(parameter);

const absent = (status: 404 | 410): Page => ({
  status,
  title: NOT_FOUND_TITLE,
  isListed: false,
  isFramable: false,
  hasView: false,
  preload: [],
});

/** The page of a thing that cannot be looked up now: its frame comes, its status says to ask again. */
export function unavailablePage(product: string): Page {
  return { status: 503, title: product, isListed: false, isFramable: false, hasView: false, preload: [] };
}

function canonicalOf(shape: string, pathname: string, key: string | undefined): string {
  const keyed = KEYED[shape];
  if (keyed && key !== undefined) return keyed(key);
  return CANONICAL[shape] ?? (withoutEndSlashes(pathname) || '/');
}
