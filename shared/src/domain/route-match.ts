/** A pattern that fits a path, with the decoded values of its parameters. */
export interface RouteMatch {
  pattern: string;
  params: Record<string, string>;
}

/** A path without slashes at its end; '' for slashes alone. */
export const withoutEndSlashes = (path: string): string => /^.*[^/]/s.exec(path)?.[0] ?? '';

/** Without one slash at either end. */
const segmentsOf = (path: string) =>
  path.slice(path.startsWith('/') ? 1 : 0, path.length > 1 && path.endsWith('/') ? -1 : undefined).split('/');

const isParameter = (segment: string) => segment.startsWith(':');

/** The segments of a path as they are meant; null when one of them is no text. */
function decodedSegments(path: string): string[] | null {
  try {
    return segmentsOf(path).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? '';
    if (isParameter(segment) ? value === '' : segment !== value) return null;
    if (isParameter(segment)) params[segment.slice(1)] = value;
  }
  return params;
}

/** Fixed segments before parameters, from the left: 'nieuws/nieuw' wins over 'nieuws/:id'. */
function isMoreSpecific(one: readonly string[], other: readonly string[]): boolean {
  const index = one.findIndex((segment, at) => isParameter(segment) !== isParameter(other[at] ?? ''));
  return index >= 0 && !isParameter(one[index] ?? '');
}

/**
 * The pattern that a path belongs to; undefined when none fits: the document is a 404. Patterns are complete (no `*`), so the longest
 * one is the one with the most fixed segments from the left. `pathname` has a leading slash; one slash at the end is ignored.
 */
export function matchRoute(patterns: readonly string[], pathname: string): RouteMatch | undefined {
  const path = decodedSegments(pathname);
  if (path === null) return undefined;
  let best: RouteMatch | undefined;
  for (const pattern of patterns) {
    const segments = segmentsOf(pattern);
    const params = paramsOf(segments, path);
    if (params && (best === undefined || isMoreSpecific(segments, segmentsOf(best.pattern))))
      best = { pattern, params };
  }
  return best;
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
