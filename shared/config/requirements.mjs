/** Rows of docs/requirements and their proofs. Pure functions: texts go in, rows and faults come out. */
import { posix } from 'node:path';

/** The page of what is still to be built. */
export const OPEN = 'docs/requirements/open.md';

const LINK = /\]\(([^()\s]+)\)/g;

/**
 * Rows `- **SH-001** …` of a page, over as many lines as they need: id, place, the files that are linked after 'Tests:', and whether the row
 * begins with 'partly:'.
 */
export const rowsOf = (path, text) =>
  [...text.matchAll(/^- \*\*([A-Z]{2,3}-\d{3,4})\*\*(.*(?:\n {2}.*)*)/gm)].map(({ 1: id, 2: rest, index }) => {
    const proofs = rest.includes('Tests:') ? [...rest.slice(rest.lastIndexOf('Tests:')).matchAll(LINK)] : [];
    return {
      id,
      at: `${path}:${text.slice(0, index).split('\n').length}`,
      isPartly: rest.startsWith(' partly:'),
      proofs: proofs.map(([, target]) => posix.join(posix.dirname(path), target)),
    };
  });

/**
 * What is wrong with the rows: each links test files that exist and name its id, or stands in open.md. It stands in both only as 'partly:',
 * what is built being proved; no row comes twice. `readText` gives the text of a file, undefined when there is none.
 */
export function checkRequirements({ rows, open }, readText) {
  const names = (text, id) => text.split(id).some((rest, at) => at > 0 && !/^\d/.test(rest));
  const isProof = (id, path) => /\.(?:test|spec)\.\w+$/.test(path) && names(readText(path) ?? '', id);
  const openRows = new Map(open.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  const faultsOf = ({ id, at, proofs }) => {
    const wrong = proofs
      .filter((path) => !isProof(id, path))
      .map((path) => `${at}: ${path} is no test that names ${id}`);
    const isProved = proofs.length > wrong.length;
    const stillOpen = openRows.get(id);
    if (proofs.length === 0 && stillOpen === undefined) return [`${at}: ${id} has no test and is not in ${OPEN}`];
    if (isProved && stillOpen?.isPartly === false) return [...wrong, `${at}: ${id} is proved: strike it off ${OPEN}`];
    return wrong;
  };
  return [
    ...[rows, open].flatMap(twice),
    ...open.filter(({ id }) => !known.has(id)).map(({ id, at }) => `${at}: ${id} is no row`),
    ...rows.flatMap(faultsOf),
  ];
}

const twice = (rows) =>
  rows
    .filter(({ id }, at) => rows.findIndex((row) => row.id === id) < at)
    .map(({ id, at }) => `${at}: ${id} is there twice`);
