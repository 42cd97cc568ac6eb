/**
 * Finds repeats that can read one text in several ways, `(a|a)*` or `(a|b|ab)*`: when the rest does not match, all ways are tried, and their
 * number doubles with every character. The position automaton of what is repeated walks the same text twice; it is ambiguous when both walks
 * part and meet again.
 */
import { toUnicodeSet } from 'regexp-ast-analysis';

/** So many times two ways are a thousand ways. */
const MANY = 10;
/** So many copies stand for a bounded repeat. */
const COPIES = 4;

/** Where the texts of an element begin and end, and whether it matches nothing; `follow` learns which position comes behind which. */
function positionsOf(node, flags, follow) {
  const empty = { first: [], last: [], isNullable: true };
  const chain = (before, behind) => {
    for (const position of before.last) for (const next of behind.first) follow.get(position).add(next);
    return {
      first: before.isNullable ? [...before.first, ...behind.first] : before.first,
      last: behind.isNullable ? [...before.last, ...behind.last] : behind.last,
      isNullable: before.isNullable && behind.isNullable,
    };
  };
  const visit = (inner) => positionsOf(inner, flags, follow);
  if (node.type === 'Quantifier') {
    const isLoop = node.max === Number.POSITIVE_INFINITY;
    const copies = isLoop ? Math.min(Math.max(node.min, 1), COPIES) : Math.min(node.max, COPIES);
    const needed = Math.min(node.min, node.min < node.max && !isLoop ? copies - 1 : copies);
    // From the last copy to the first: a copy that may be missing is so together with all behind it, so that each count is one way.
    let all = empty;
    for (let copy = copies; copy > 0; copy -= 1) {
      const one = visit(node.element);
      if (isLoop && copy === copies) chain(one, one);
      all = chain(one, all);
      if (copy > needed) all = { ...all, isNullable: true };
    }
    return all;
  }
  if (node.type === 'Alternative') return node.elements.map(visit).reduce(chain, empty);
  if ('alternatives' in node && node.type !== 'Assertion' && node.type !== 'CharacterClass') {
    const all = node.alternatives.map(visit);
    return {
      first: all.flatMap(({ first }) => first),
      last: all.flatMap(({ last }) => last),
      isNullable: all.some(({ isNullable }) => isNullable),
    };
  }
  if (node.type === 'Assertion' || node.type === 'Backreference') return empty;
  const position = { chars: toUnicodeSet(node, flags).chars };
  follow.set(position, new Set());
  return { first: [position], last: [position], isNullable: false };
}

/** Whether a quantifier can read a text in more ways than can be tried. */
export function isAmbiguous({ element, max }, flags) {
  if (max < MANY) return false;
  const follow = new Map();
  const { first, last } = positionsOf(element, flags, follow);
  for (const position of last) for (const next of first) follow.get(position).add(next);
  const walks = [...follow.keys()].map((position) => [position, position]);
  const seen = new Map([...follow.keys()].map((position) => [position, new Set([position])]));
  for (const [one, other] of walks) {
    for (const next of follow.get(one)) {
      for (const otherNext of follow.get(other)) {
        if (next.chars.isDisjointWith(otherNext.chars)) continue;
        if (one !== other && next === otherNext) return true;
        if (seen.get(next).has(otherNext)) continue;
        seen.get(next).add(otherNext);
        walks.push([next, otherNext]);
      }
    }
  }
  return false;
}
