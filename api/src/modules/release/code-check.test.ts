import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { makesCode, scriptProblem, sharedCopy } from './code-check';

test.each(['eval("1")', 'x=eval(y)', 'if(a)eval(b);', 'window.eval(x)', 'new Function("a")', 'x=Function(y)'])(
  'a bundle that makes code from text is found: %s',
  (text) => expect(makesCode(text)).toBe(true),
);

test.each(['a.eval(b,c)', 'class A{eval(t,r){switch(t){}}}', 'class A{eval(t) {return t}}', 'x.Function(y)'])(
  'a method that is called eval makes none: %s',
  (text) => expect(makesCode(text)).toBe(false),
);

/** The packages as they are installed: an upgrade that takes the text away makes this fail. */
const require = createRequire(join(projectRoot, 'shared/package.json'));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

test.each([
  ['react', 'react', 'cjs/react.production.js'],
  ['react', 'react', 'cjs/react-jsx-runtime.production.js'],
  ['react', 'react-dom', 'cjs/react-dom-client.production.js'],
  ['react-redux', 'react-redux', 'dist/cjs/react-redux.production.min.cjs'],
  ['zod', 'zod', 'v4/core/core.js'],
  ['@reduxjs/toolkit', '@reduxjs/toolkit', 'dist/cjs/redux-toolkit.production.min.cjs'],
  ['@reduxjs/toolkit', '@reduxjs/toolkit', 'dist/query/cjs/rtk-query.production.min.cjs'],
])('a copy of %s is known by a text of %s, %s', (shared, name, file) => {
  expect(sharedCopy(readFileSync(join(folderOf(name), file), 'utf8'))).toBe(shared);
});

test('a copy of react-router is known, whichever of its files holds the components', () => {
  const folder = join(folderOf('react-router'), 'dist/production');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  expect(files.map((name) => sharedCopy(readFileSync(join(folder, name), 'utf8')))).toContain('react-router');
});

test('the shell holds what it provides, but makes no code from text either', () => {
  expect(scriptProblem('shell', 'react-redux-context')).toBeUndefined();
  expect(scriptProblem('shell', 'eval(x)')).toContain('makes code');
});

test.each([
  'navigator.serviceWorker.register("/x.js")',
  'n=navigator["serviceWorker"]',
  'const{serviceWorker:s}=navigator',
])('a remote that knows the service worker is refused, the shell is not: %s', (text) => {
  expect(scriptProblem('mf-animal', text)).toContain('service worker');
  expect(scriptProblem('shell', text)).toBeUndefined();
});
