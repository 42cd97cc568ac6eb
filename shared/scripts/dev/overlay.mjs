/**
 * What the development proxy changes in a portal's answers, for this one browser: the rows of the local parts in the register, the
 * document, and the headers (docs/federation.md#local-parts). Pure functions; nothing of this exists in a release.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_BUILD, localBase } from '../../config/development.mjs';
import { contractNumber, needsOf, provides } from '../../config/federation.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * The register row of a local remote. Its routes, menu and slots come from the working tree; without a previous release a build that
 * fails shows its failure instead of an older version.
 */
function localRow({ part, directory, entry, integrity }) {
  const { team, routes, menu, slots } = readJson(directory, 'remote.json');
  const packageJson = readJson(directory, 'package.json');
  const current = {
    version: packageJson.version,
    build: LOCAL_BUILD,
    base: localBase(part),
    publishedAt: new Date().toISOString(),
    contract: contractNumber(),
    needs: needsOf(packageJson),
    entry,
    preload: [],
    files: { [entry]: integrity },
    routes,
    menu,
    slots,
  };
  const rest = { enabled: true, disabledReason: null, previous: null, canary: null };
  return { name: part, container: part.replaceAll('-', '_'), team, ...rest, current };
}

/** The register, or its boot view, with the local parts in place of the published ones. */
export function overlayRegister(register, builds) {
  const local = [...builds.values()].filter(({ part, entry }) => part !== 'shell' && entry).map(localRow);
  const names = new Set(local.map(({ name }) => name));
  const remotes = [...register.remotes.filter(({ name }) => !names.has(name)), ...local];
  remotes.sort((a, b) => a.name.localeCompare(b.name));
  const shell = builds.has('shell')
    ? { ...register.shell, hash: LOCAL_BUILD, contract: [contractNumber()], provides: provides() }
    : register.shell;
  return { ...register, shell, remotes };
}

/** The version file, so that a page with the local shell does not think that it is outdated. */
export function overlayVersion(version, builds) {
  return builds.has('shell') ? { ...version, hash: LOCAL_BUILD } : version;
}

const REGISTER_ELEMENT = /(<script type="application\/json" id="register">)(.*?)(<\/script>)/s;

/** The first script of a portal, whose text stands in the document: a local shell has its own. */
const INLINE_SCRIPT = /<script data-src="([^"]*)">[\s\S]*?(?=<\/script>)/;

/** A document of the portal: local register, files of the local shell, no preloading of releases that are replaced, our first script. */
export function overlayDocument(html, builds, firstScript) {
  const withRegister = html.replace(REGISTER_ELEMENT, (_, open, json, close) => {
    const text = JSON.stringify(overlayRegister(JSON.parse(json), builds)).replaceAll('<', '\\u003c');
    return open + text + close;
  });
  const remotes = [...builds.keys()].filter((part) => part !== 'shell').join('|');
  const preloads = new RegExp(`<link rel="preload"[^>]*/mf/(?:${remotes})/[^>]*>\\s*`, 'g');
  const ownTags = /<(?:script|link)\b[^>]*\/mf\/shell\/[^>]*>/g;
  const document = withRegister.replace(preloads, '');
  const ours = builds.has('shell')
    ? document.replace(INLINE_SCRIPT, '<script src="$1">').replace(ownTags, localShellTag)
    : document;
  return ours.replace('<head>', () => `<head>\n    ${firstScript}`);
}

function localShellTag(tag) {
  return tag
    .replace(/ integrity="[^"]*"/, '')
    .replace(/(?:https?:\/\/[^/"]+)?\/mf\/shell\/[^/"]+\/([^"]+)"/, (_, file) => {
      return `${localBase('shell')}${file.replace(/\.[0-9a-f]{8}(\.\w+)$/, '$1')}"`;
    });
}

/** Headers that have no meaning, or the wrong one, for a rewritten answer on http://localhost. */
const DROPPED = [
  'integrity-policy',
  'strict-transport-security',
  'reporting-endpoints',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'etag',
];

/**
 * Headers of a rewritten answer. Our scripts and the stream of builds come from the page's own origin, which must be allowed; photos carry
 * the portal's own address.
 */
export function overlayHeaders(headers, portalOrigin) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.includes(name)));
  const policy = kept['content-security-policy'];
  if (policy) kept['content-security-policy'] = overlayPolicy(policy, portalOrigin);
  return { ...kept, 'cache-control': 'no-store' };
}

const NEEDED = new Set(['script-src', 'style-src', 'connect-src']);
const UNWANTED = /^(upgrade-insecure-requests|report-to|report-uri)\b/;

function overlayPolicy(policy, portalOrigin) {
  return policy
    .split(/;\s*/)
    .filter((directive) => directive && !UNWANTED.test(directive))
    .map((directive) => {
      const [name, ...sources] = directive.split(/\s+/);
      if (name === 'img-src') return `${directive} ${portalOrigin}`;
      if (!NEEDED.has(name) || sources.includes("'self'")) return directive;
      return [name, "'self'", ...sources.filter((source) => source !== "'none'")].join(' ');
    })
    .join('; ');
}
