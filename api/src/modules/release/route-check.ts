import { type Register, type RemoteRow, shellPages } from '@portal/shared/contract';

/** First segments that the server answers itself: a page there would never be seen. */
const SERVER_SEGMENTS = new Set(['api', 'mf', 'identity', 'auth']);

/** The one page of the shell below which a remote has a page: the application of a shelter (C02). */
const SHARED_PAGE = 'registreer';

/** What the check of routes needs to know beside the register. */
export interface RouteContext {
  /** The product's slug: `mijn-<slug>` belongs to the shell (C01). */
  slug: string;
  /** The part that changes; 'shell' looks at every remote, because its pages may be others now. */
  changed: string;
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

/** Whether an address can belong to both patterns, or to one and to something below the other. */
function shareAddresses(one: string, other: string): boolean {
  const [segments, others] = [one.split('/'), other.split('/')];
  const length = Math.min(segments.length, others.length);
  return segments
    .slice(0, length)
    .every((segment, i) => segment === others[i] || isParameter(segment) || isParameter(others[i]));
}

/** What visitors can get now: the patterns of the current release and of a canary. */
const patternsOf = ({ current, canary }: RemoteRow): string[] => [
  ...new Set([current, ...(canary ? [canary.release] : [])].flatMap(({ routes }) => routes.map(({ path }) => path))),
];

const belongsToShell = (pattern: string, slug: string) =>
  shellPages(slug).some(
    (page) => shareAddresses(pattern, page) && (page !== SHARED_PAGE || !pattern.startsWith(`${SHARED_PAGE}/`)),
  );

/** Routes that would take addresses from the shell, the server or another part: place → reason (docs/federation.md#publishing). */
export function routeProblems({ remotes }: Register, { slug, changed }: RouteContext): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const row of remotes) {
    // A part that is switched off because of its routes must not be held by them.
    if (!row.enabled || (changed !== 'shell' && changed !== row.name)) continue;
    const others = changed === 'shell' ? [] : remotes.filter(({ name }) => name !== row.name);
    for (const pattern of patternsOf(row)) {
      const reason = problemOf(pattern, slug, others);
      if (reason) problems[`${row.name} ${pattern}`] = reason;
    }
  }
  return problems;
}

function problemOf(pattern: string, slug: string, others: readonly RemoteRow[]): string | undefined {
  const [first = ''] = pattern.split('/');
  if (isParameter(first)) return 'a parameter cannot be the first segment: it would take the addresses of every part';
  if (SERVER_SEGMENTS.has(first) || belongsToShell(pattern, slug)) {
    return 'this path belongs to the shell or the server';
  }
  for (const row of others) {
    const taken = patternsOf(row).find((path) => shareAddresses(pattern, path));
    if (taken !== undefined) return `shares addresses with ${row.name} (${taken})`;
  }
  return undefined;
}
