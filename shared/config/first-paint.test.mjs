/** The placeholder needs the document alone: `node --test shared/config/first-paint.test.mjs`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineStyle } from './first-paint.mjs';

const TOKENS = `@layer reset, shell;
:root {
  color-scheme: light;
  --color-line: #eee;
  --color-ink: #000;
  --space-4: 1rem;
}
:root[dark] {
  color-scheme: dark;
  --color-line: #333;
}
`;

test('the rules come with the order of the layers and the tokens that they use, in light and dark, without comments', () => {
  const css = '/* Why. */\n.boot {\n  padding: var(--space-4);\n  color: var(--color-line);\n}\n';
  assert.equal(
    inlineStyle(css, TOKENS),
    '@layer reset,shell;:root{color-scheme:light;--space-4:1rem;--color-line:#eee}:root[dark]{color-scheme:dark;--color-line:#333}' +
      '.boot{padding:var(--space-4);color:var(--color-line);}',
  );
});

test('a token that does not exist stops the build', () => {
  assert.throws(() => inlineStyle('.boot { color: var(--color-lime); }', TOKENS), /no --color-lime/);
});
