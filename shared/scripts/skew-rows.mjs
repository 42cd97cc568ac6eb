/** Which releases run together in the skew matrix (decision 078). */

/**
 * The smallest set of rows in which every two factors meet in all four ways. For up to ten factors that is six rows: row 0 has the previous
 * release of all, and each factor its present one in another three of the five rows that follow, so no two factors agree everywhere, nor
 * nowhere (Kleitman and Spencer 1973, Katona 1973). The factors that come first change last: the rows of one api, and of one shell, lie together.
 * @param {string[]} factors
 * @returns {Record<string, 'previous' | 'this'>[]} per row the release of each factor
 */
export function rowsOf(factors) {
  const triples = triplesOf([5, 4, 3, 2, 1]);
  if (factors.length > triples.length)
    throw new Error(`Six rows cover ${triples.length} factors, not ${factors.length}.`);
  const rows = factors.length <= 3 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4, 5];
  const isThis =
    factors.length <= 3
      ? (factor, row) => HALVES[factor].includes(row)
      : (factor, row) => triples[factor].includes(row);
  return rows.map((row) =>
    Object.fromEntries(factors.map((name, factor) => [name, isThis(factor, row) ? 'this' : 'previous'])),
  );
}

/** For three factors four rows are enough. */
const HALVES = [
  [2, 3],
  [1, 3],
  [1, 2],
];

function triplesOf(items) {
  return items.flatMap((one, at) =>
    items.slice(at + 1).flatMap((two, next) => items.slice(at + next + 2).map((three) => [one, two, three])),
  );
}
