import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the class of the intro cuts it to two lines with an ellipsis (CO-001)', () => {
  const css = readFileSync(join(__dirname, 'news-card.module.css'), 'utf8');
  const rule = /^\.teaser \{([^}]*)\}/m.exec(css)?.[1] ?? '';
  expect(rule).toMatch(/-webkit-line-clamp: 2;/);
  expect(rule).toMatch(/display: -webkit-box;/);
  expect(rule).toMatch(/overflow: hidden;/);
});
