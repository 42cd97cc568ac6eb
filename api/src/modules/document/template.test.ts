import { fillTemplate } from './template';

const SCRIPT =
  '<script crossorigin="anonymous" data-late="" defer integrity="sha384-abc" src="/mf/shell/files/main.0123abcd.js"></script>';
const LINK =
  '<link rel="preload" as="script" href="/mf/shell/files/main.0123abcd.js" integrity="sha384-abc" crossorigin="anonymous" fetchpriority="low" data-start>';

const filled = (script: string, view?: { html: string; text: string }) =>
  fillTemplate(`<head>${script}</head><body><div id="root"></div><template id="fatal"></template></body>`, {
    head: '',
    preload: '',
    bootText: '{}',
    configText: '{}',
    view,
  });
const view = { html: '<main>De pagina</main>', text: '{}' };

test('in a document with its page the script of the shell is fetched at once, and started by the first script', () => {
  expect(filled(SCRIPT, view)).toContain(`<head>${LINK}</head>`);
});

test.each([
  ['a document without its page', SCRIPT, undefined],
  ['a shell from before, whose first script starts nothing', SCRIPT.replace(' data-late=""', ''), view],
])('%s keeps the script', (_what, script, shown) => {
  const html = filled(script, shown);
  expect(html).toContain(`<head>${script}</head>`);
  expect(html).not.toContain('data-start');
});
