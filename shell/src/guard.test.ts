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

describe('a page that nothing listens to yet', () => {
  /** A page of the server, with an area of a part. */
  function openEarly(inside: string) {
    root().innerHTML = `<div id="page" data-early="true"><div id="area" data-early="true">${inside}</div></div>`;
    return root().querySelector('#area > *') as HTMLElement;
  }
  async function takeOver(id: string) {
    document.getElementById(id)?.setAttribute('data-early', 'false');
    await Promise.resolve();
  }
  const heard = (element: Element, type: string) => {
    const listener = jest.fn();
    element.addEventListener(type, listener);
    return listener;
  };

  test('a click waits until the page and the area have their code, and is done once', async () => {
    const button = openEarly('<button type="button"><svg></svg>Bewaren</button>');
    const clicked = heard(button, 'click');
    button.click();
    button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await takeOver('page');
    expect(clicked).not.toHaveBeenCalled();
    await takeOver('area');
    expect(clicked).toHaveBeenCalledTimes(1);
    button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('a link works at once, and not again', async () => {
    const link = openEarly('<a href="#inhoud">Naar de inhoud</a>');
    const clicked = heard(link, 'click');
    link.click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(clicked.mock.calls[0][0].defaultPrevented).toBe(false);
    await takeOver('page');
    await takeOver('area');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('what is typed, ticked and chosen is told when somebody listens, in that order', async () => {
    const form = openEarly(`<form>
      <input name="naam"><input type="checkbox" name="kat"><select name="ras"><option>a<option>b</select>
    </form>`) as HTMLFormElement;
    const [text, box, list] = [...form.elements] as [HTMLInputElement, HTMLInputElement, HTMLSelectElement];
    text.value = 'Moos';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    list.value = 'b';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    const told: unknown[] = [];
    form.addEventListener('change', ({ target }) => {
      const { name, value, checked } = target as HTMLInputElement;
      told.push([name, name === 'kat' ? checked : value]);
    });
    await takeOver('page');
    await takeOver('area');
    expect(told).toEqual([
      ['naam', 'Moos'],
      ['kat', true],
      ['ras', 'b'],
    ]);
    expect([text.value, box.checked, list.value]).toEqual(['Moos', true, 'b']);
  });

  test('a form with an address is sent at once, another one when somebody listens', async () => {
    const form = openEarly('<form><button>Zoek</button></form>') as HTMLFormElement;
    const button = form.querySelector('button') as HTMLElement;
    const sent = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    button.click();
    form.requestSubmit();
    expect(sent).not.toHaveBeenCalled();
    form.setAttribute('action', '/zoek/dieren');
    button.click();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('a group that is folded open is told when somebody listens', async () => {
    const group = openEarly('<details><summary>Ras</summary>Alle rassen</details>') as HTMLDetailsElement;
    const summary = group.querySelector('summary') as HTMLElement;
    summary.click();
    const clicked = heard(summary, 'click');
    await takeOver('page');
    await takeOver('area');
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(group.open).toBe(true);
  });

  test('what is gone meanwhile is forgotten', async () => {
    const button = openEarly('<button type="button">Bewaren</button>');
    const clicked = heard(button, 'click');
    button.click();
    button.remove();
    await takeOver('page');
    await takeOver('area');
    expect(clicked).not.toHaveBeenCalled();
  });
});
