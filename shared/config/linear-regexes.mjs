/**
 * Finds regular expressions whose time can grow faster than the text they are given: one request with the right text would stop the server
 * for everybody. Every literal is analysed with scslre, the engine behind eslint-plugin-regexp, which repeats single characters; `hasLateStarts`
 * adds starts of several characters, and `isAmbiguous` repeats that read one text in several ways. What is put together at run time cannot be
 * analysed and is reported as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConsumedChars, getLengthRange, isEmpty, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';
import ts from 'typescript';
import { isAmbiguous } from './ambiguous-repeat.mjs';

/** Sources that never meet input. */
const SKIPPED = /(^|\/)(node_modules|dist|dist-server|testing|planted-violations)\/|\.test\.tsx?$|\.d\.ts$/;

/** Why a pattern is not linear, per kind of report of scslre. */
const REASONS = {
  Trade: 'two quantifiers take the same characters',
  Self: 'a quantifier takes the same characters in several ways',
  Move: 'every start takes the rest of the text before it fails',
};

/** The nodes before or behind a node, innermost first, up to the pattern. */
function* siblings(node, side) {
  for (let inner = node; inner.parent && inner.type !== 'Pattern'; inner = inner.parent) {
    if (inner.parent.type !== 'Alternative') continue;
    const { elements } = inner.parent;
    const at = elements.indexOf(inner);
    yield* side === 'before' ? elements.slice(0, at) : elements.slice(at + 1);
  }
}

/** Whether an element can match with characters of `set` alone. */
function fits(element, set, flags) {
  if (element.type === 'Assertion' || element.type === 'Backreference') return true;
  if (element.type === 'Quantifier') return element.min === 0 || fits(element.element, set, flags);
  if ('alternatives' in element) {
    return element.alternatives.some(({ elements }) => elements.every((part) => fits(part, set, flags)));
  }
  return !isEmpty(element, flags) && !toUnicodeSet(element, flags).chars.intersect(set).isEmpty;
}

/** Anchored: it is tried at one place of the text only. */
const isAnchor = (node, flags) => node.type === 'Assertion' && node.kind === 'start' && !flags.multiline;

/** Whether the rest can fail, so that the next start is tried. */
const canFail = (node, flags) => node.type === 'Assertion' || getLengthRange(node, flags).min > 0;

/**
 * `<img\b[^>]*>`: each `<img` of '<img<img<img…' is a start, and each runs to the end of the text before it fails. True for an unbounded
 * quantifier when what stands before it can be written with the characters that it takes, and what stands behind it can fail.
 */
function hasLateStarts(quantifier, flags) {
  if (quantifier.max !== Number.POSITIVE_INFINITY) return false;
  const { chars } = getConsumedChars(quantifier.element, flags);
  const before = [...siblings(quantifier, 'before')];
  const isStart = !before.some((part) => isAnchor(part, flags)) && before.every((part) => fits(part, chars, flags));
  return isStart && [...siblings(quantifier, 'behind')].some((part) => canFail(part, flags));
}

/** Every quantifier of a pattern. */
function quantifiersOf(node) {
  if (node.type === 'Quantifier') return [node, ...quantifiersOf(node.element)];
  return node.type === 'CharacterClass' ? [] : (node.alternatives ?? node.elements ?? []).flatMap(quantifiersOf);
}

/** What is wrong with one pattern, or undefined when it is linear. */
function problemOf(source, flags) {
  const { reports, parsed } = analyse({ source, flags });
  const quantifiers = quantifiersOf(parsed.pattern);
  const isSelf = quantifiers.some((quantifier) => isAmbiguous(quantifier, parsed.flags));
  const isMove = quantifiers.some((quantifier) => hasLateStarts(quantifier, parsed.flags));
  const type = reports[0]?.type ?? (isSelf ? 'Self' : isMove ? 'Move' : undefined);
  return type && `/${source}/${flags}: ${REASONS[type]}`;
}

/** Source and flags of a literal, or of `RegExp` with literal arguments; null for one that is put together at run time. */
function patternOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isMade || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  const isFixed = source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
  return isFixed ? { source: source.text, flags: flags?.text ?? '' } : null;
}

/** What is wrong in a source text: a line per regular expression. */
export function problemsOfText(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const problems = [];
  const visit = (node) => {
    const pattern = patternOf(node);
    const problem =
      pattern === null ? 'a pattern is put together at run time' : pattern && problemOf(pattern.source, pattern.flags);
    if (problem) problems.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${problem}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

/** The same of every source file below the folders. */
export const problemsBelow = (root, folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
      .flatMap((file) => problemsOfText(file, readFileSync(join(root, file), 'utf8'))),
  );
