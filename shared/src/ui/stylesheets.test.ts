import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = [__dirname, join(__dirname, 'form')];
const filesOf = (ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name)),
  );
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const classesOf = (file: string) =>
  new Set([...read(file).matchAll(/\.([a-z][A-Za-z0-9-]*)/g)].map(([, name]) => name));

test.each(filesOf(/\.module\.css$/))('%s begins every rule with a class and sets nothing global', (file) => {
  const rules = read(file).replace(/@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, text]) => (text ?? '').trim())
    .filter((text) => !text.startsWith('@'));
  expect(selectors.length).toBeGreaterThan(0);
  for (const selector of selectors.flatMap((text) => text.split(/,(?![^(]*\))/))) {
    expect(selector.trim()).toMatch(/^\./);
    expect(selector).not.toMatch(/:root|#|\*/);
  }
});

test.each(filesOf(/(?<!\.test)\.tsx$/))('%s uses only classes that its stylesheet has', (file) => {
  const source = read(file);
  for (const [, name, path] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const known = classesOf(join(file, '..', path ?? ''));
    const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, word]) => word);
    expect([...known]).toEqual(expect.arrayContaining(used));
  }
});

test('a heading that a script gives the focus has no ring; whatever the keyboard reaches has one (C45)', () => {
  const css = read(join(__dirname, 'global.css'));
  const rules = [...css.matchAll(/([^{}]+)\{[^{}]*outline:\s*([^;]+);/g)].map(([, selector, value]) => [
    selector?.trim(),
    value,
  ]);
  expect(rules).toContainEqual([':where(:focus-visible)', 'var(--focus-ring)']);
  expect(rules).toContainEqual([':where(h1, h2, h3)[tabindex="-1"]:focus', 'none']);
});
