import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guard = readFileSync(join(__dirname, '../public/guard.js'), 'utf8');
const [, body] = /<body>([\s\S]*)<\/body>/.exec(readFileSync(join(__dirname, '../index.html'), 'utf8')) ?? [];
const TITLE = 'De website kan niet worden gestart';
const root = () => document.getElementById('root') as HTMLElement;

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as never;
  const script = Object.assign(document.createElement('script'), { src: `${location.origin}/guard.js` });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(guard)();
});
beforeEach(() => {
  document.body.innerHTML = body ?? '';
});

const thrown = () => window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined' }));
const rejected = () => window.dispatchEvent(new Event('unhandledrejection'));
function missing() {
  const script = Object.assign(document.createElement('script'), { defer: true });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

test.each([
  ['the script does not come', missing],
  ['the script throws', thrown],
  ['the start is a promise that is rejected', rejected],
])('%s: the page says that the website cannot be started', (_what, fail) => {
  fail();
  expect(root()).toHaveTextContent(TITLE);
});

test.each([
  ['an error', thrown],
  ['a rejected promise', rejected],
])('%s once the shell is mounted leaves the page alone', (_what, fail) => {
  root().innerHTML = '<main>De pagina</main>';
  fail();
  expect(root()).toHaveTextContent('De pagina');
});

test('an error that nothing caught, after which React has emptied the page, does not leave it blank', () => {
  root().replaceChildren();
  thrown();
  expect(root()).toHaveTextContent(TITLE);
});

test('a picture or a preloaded file that does not come is no reason', () => {
  const link = document.createElement('link');
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(root()).not.toHaveTextContent(TITLE);
});
