/** Every regular expression of the portal is linear; the planted ones show that those that are not are found. */
import assert from 'node:assert/strict';
import { dirname, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { problemsBelow, problemsOfText } from './linear-regexes.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PARTS = ['shared', 'api', 'shell', 'mf-search', 'mf-animal', 'mf-content', 'mf-reviews', 'mf-beheer'];

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
      'new RegExp("^[a-z]{1,40}$")',
    ];
    assert.deepEqual(problemsOfText('planted.ts', linear.join(';\n')), []);
  });
});

test('every regular expression of the portal is linear', () => {
  assert.deepEqual(
    problemsBelow(
      ROOT,
      PARTS.map((part) => `${part}/src`),
    ),
    [],
  );
});
