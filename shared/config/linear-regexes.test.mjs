/** Every regular expression of the portal is linear; the planted ones show that those that are not are found. */
import assert from 'node:assert/strict';
import { dirname, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHECKED } from '../scripts/workspaces.mjs';
import { problemsBelow, problemsOfText } from './linear-regexes.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

describe('linear-regexes finds', () => {
  for (const planted of [
    'text.replace(/^ +| +$/g, "")',
    'html.replace(/<[^>]*>/g, "")',
    'html.replace(/<img\\b[^>]*>/gi, "x")',
    'html.matchAll(/<(p|li|h[1-6])\\b[^>]*>/gi)',
    '/^(a+)+$/.test(text)',
    '/^(\\w+\\s?)+$/.test(text)',
    '/^bearer +(.*)$/.exec(text)',
    'label.replace(/ \\(.*\\)$/, "")',
    'path.replace(/\\/+$/, "")',
    'const found = /\\s+$/m.test(text)',
    '/(a|a)*x/.test(text)',
    '/^(a|a)*x/.test(text)',
    '/^(\\w|\\d)+$/.test(text)',
    '/^(a|b|ab)*$/.test(text)',
    '/^(ab?|b)+$/i.test(text)',
    '/^(aa|aaa)+$/.test(text)',
    '/^(?:x{1,2})*$/.test(text)',
    '/^(?:x{5,9}){12}$/.test(text)',
    '/^(A|a){1,40}$/i.test(text)',
    '/^(?=(?:\\s|[^b])*b)/.test(text)',
    '/(a|ab)*x/.test(text)',
    '/(?:ab)*x/.test(text)',
    '/(?:ab|cd)+$/.test(text)',
    'new RegExp("^(a+)+$")',
    'RegExp("<[^>]*>", "g")',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a program
    'new RegExp(`^${word}$`)',
    'new RegExp(word, "i")',
  ]) {
    test(planted, () => assert.equal(problemsOfText('planted.ts', planted).length, 1));
  }

  test('nothing in what is linear', () => {
    const linear = [
      '/^[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}$/',
      '/<[^<>]*>/g',
      '/\\s+/g',
      '/^.*[^/]/s',
      '/<(\\/?)([a-z][^\\s/>]*)/gi',
      '/[\\s().-]/g',
      '/^[A-Za-z0-9_][A-Za-z0-9_.-]*(\\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/',
      '/^(a|ab)*$/',
      '/^(\\w|-)+$/',
      '/^(a|A){40}$/',
      '/^(a|a){3}$/',
      '/^(?:[a-z]{5,9},)*$/',
      '/^[a-z0-9]+(-[a-z0-9]+)*$/',
      'new RegExp("^[a-z]{1,40}$")',
    ];
    assert.deepEqual(problemsOfText('planted.ts', linear.join(';\n')), []);
  });
});

test('every regular expression of the portal is linear', () => {
  assert.deepEqual(
    problemsBelow(
      ROOT,
      CHECKED.map((part) => `${part}/src`),
    ),
    [],
  );
});
