/** A pattern that fits a path, with the decoded values of its parameters. */
export interface RouteMatch {
  pattern: string;
  params: Record<string, string>;
}

/** A path without slashes at its end; '' for slashes alone. */
export const withoutEndSlashes = (path: string): string => /^.*[^/]/s.exec(path)?.[0] ?? '';

/** Without one slash at either end. */
const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');

/** The segments of the patterns seen so far: a register has some sixty, and every link on a page is compared with each. */
const known = new Map<string, readonly string[]>();

function segmentsOfPattern(pattern: string): readonly string[] {
  const segments = known.get(pattern) ?? segmentsOf(pattern);
  known.set(pattern, segments);
  return segments;
}

const isParameter = (segment: string) => segment[0] === ':';

/** The segments of a path as they are meant; null when one of them is no text. */
function decodedSegments(path: string): string[] | null {
  try {
    return segmentsOf(path).map(decodeURIComponent);
  } catch {
    return null;
  }
}

const fits = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length === path.length &&
  pattern.every((segment, at) => (isParameter(segment) ? path[at] !== '' : segment === path[at]));

function paramsOf(pattern: readonly string[], path: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) if (isParameter(segment)) params[segment.slice(1)] = path[at] ?? '';
  return params;
}

/** Fixed segments before parameters, from the left: 'nieuws/nieuw' wins over 'nieuws/:id'. */
function isMoreSpecific(one: readonly string[], other: readonly string[]): boolean {
  const differing = one.find((segment, at) => isParameter(segment) !== isParameter(other[at] ?? ''));
  return differing !== undefined && !isParameter(differing);
}

/**
 * The pattern that a path belongs to; undefined when none fits: the document is a 404. Patterns are complete (no `*`), so the longest
 * one is the one with the most fixed segments from the left. `pathname` has a leading slash; one slash at the end is ignored.
 */
export function matchRoute(patterns: readonly string[], pathname: string): RouteMatch | undefined {
  const path = decodedSegments(pathname);
  if (path === null) return undefined;
  let best: string | undefined;
  for (const pattern of patterns) {
    const segments = segmentsOfPattern(pattern);
    if (fits(segments, path) && (best === undefined || isMoreSpecific(segments, segmentsOfPattern(best))))
      best = pattern;
  }
  return best === undefined ? best : { pattern: best, params: paramsOf(segmentsOfPattern(best), path) };
}

/** Patterns that stand twice, whatever their parameters are called (docs/federation.md#register). */
export function duplicatePatterns(patterns: readonly string[]): string[] {
  const shapes = patterns.map((pattern) =>
    segmentsOf(pattern)
      .map((segment) => (isParameter(segment) ? ':' : segment))
      .join('/'),
  );
  return patterns.filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index);
}
