import { registerStore } from '@portal/shared/session';
import { makeAnimal, makeRegister, makeRelease, makeRemoteRow, makeTestStore, uuidkeyOf } from '@portal/shared/testing';
import { stubApi } from '../../testing/stub-api';
import { onFirstIntent } from './first-intent';
import type { Loader } from './loader';
import { followIntent } from './next-page';

const PATTERN = 'dier/:uuidkey';
const Page = () => null;

/** A page with the cards of two animals, their photos and a link that leads elsewhere. */
function cardOf(uuidkey: string) {
  return `<article><img src="/api/foto/${uuidkey}/350.avif"><a href="/dier/${uuidkey}">Moos</a><button>hart</button></article>`;
}

let number = 0;
let end = () => {};
const photos: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  photos.length = 0;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    Object.defineProperty(image, 'src', { set: (src: string) => photos.push(new URL(src, location.href).pathname) });
    return image;
  });
});
afterEach(() => {
  end();
  registerStore.set(null);
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Options {
  access?: 'public' | 'loggedin';
  isEmpty?: boolean;
  isGone?: boolean;
}

function open({ access = 'public', isEmpty = false, isGone = false }: Options = {}) {
  const [first, second] = [uuidkeyOf(++number), uuidkeyOf(++number)];
  document.body.innerHTML = `${cardOf(first)}${cardOf(second)}<a href="/nieuws">Nieuws</a>`;
  const current = makeRelease({ routes: [{ path: PATTERN, access }], menu: [], build: `0000000${number}`.slice(-8) });
  registerStore.set(makeRegister([makeRemoteRow({ name: 'mf-animal', current })]));
  const api = stubApi({
    getAnimal: ({ path }) => ({ data: { item: makeAnimal({ uuidkey: path.split('/')[1] ?? '' }) } }),
  });
  const page = jest.fn(async () => Page);
  const load = jest.fn(async () => {
    if (isGone) throw new Error('gone');
    return { module: { routes: { [PATTERN]: page } } };
  });
  const [one, two] = [...document.querySelectorAll<HTMLElement>('a[href^="/dier/"]')] as [HTMLElement, HTMLElement];
  if (isEmpty) document.body.replaceChildren();
  end = followIntent({ store: makeTestStore(), loader: { load } as unknown as Loader }, new Event('pointerover'));
  /** Which animals were asked for, whether the code of the page, and which photos. */
  const fetched = () => ({
    animals: api.requestsOf('getAnimal').map(({ path }) => path.split('/')[1]),
    code: page.mock.calls.length > 0,
    photos: [...photos],
  });
  return { first, second, one, two, fetched, load };
}

/** jsdom has no pointer events. */
const point = (target: Element, type: string, { pointerType = 'mouse', ...change }: PointerEventInit = {}) =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...change }), { pointerType }));
const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const photoOf = (uuidkey: string) => `/api/foto/${uuidkey}/800.avif`;
const NOTHING = { animals: [], code: false, photos: [] };
const CODE = { ...NOTHING, code: true };
const allOf = (uuidkey: string) => ({ animals: [uuidkey], code: true, photos: [photoOf(uuidkey)] });

test('the first movement on a page with cards fetches the code of the profile', async () => {
  const { fetched, load } = open();
  await rest(0);
  expect(fetched()).toEqual(CODE);
  expect(load).toHaveBeenCalledWith('mf-animal', PATTERN);
});

test('a page to which cards come later gets it with the first of them', async () => {
  const { one, fetched } = open({ isEmpty: true });
  await rest(1000);
  expect(fetched()).toEqual(NOTHING);
  document.body.append(one);
  point(one, 'pointerover');
  await rest(0);
  expect(fetched()).toEqual(CODE);
});

test('a pointer that rests on a card for 100 ms fetches answer and first photo of the profile, each once', async () => {
  const { first, one, fetched } = open();
  point(one, 'pointerover');
  await rest(99);
  expect(fetched()).toEqual(CODE);
  await rest(1);
  expect(fetched()).toEqual(allOf(first));
  point(one, 'pointerout', { relatedTarget: document.body });
  point(one, 'pointerover');
  await rest(1000);
  point(one, 'pointerdown');
  await rest(0);
  expect(fetched()).toEqual(allOf(first));
});

test('a pointer that goes on before that fetches nothing, also to another card', async () => {
  const { second, one, two, fetched } = open();
  point(one, 'pointerover');
  await rest(60);
  point(one, 'pointerout', { relatedTarget: two });
  point(two, 'pointerover');
  await rest(99);
  expect(fetched()).toEqual(CODE);
  await rest(1);
  expect(fetched()).toEqual(allOf(second));
});

test('so does the focus', async () => {
  const { first, one, two, fetched } = open();
  two.focus();
  await rest(60);
  one.focus();
  await rest(300);
  expect(fetched()).toEqual(allOf(first));
});

test('a touch fetches at once; the pointer that a touch brings over a card does not count', async () => {
  const { first, second, one, two, fetched } = open();
  point(two, 'pointerover', { pointerType: 'touch' });
  await rest(1000);
  expect(fetched()).toEqual(CODE);
  point(one, 'pointerdown', { pointerType: 'touch' });
  await rest(0);
  expect(fetched()).toEqual(allOf(first));
  expect(fetched().animals).not.toContain(second);
});

test.each([
  ['another link', 'a[href="/nieuws"]'],
  ['the heart of a card', 'button'],
])('%s fetches nothing', async (_what, target) => {
  const { fetched } = open();
  point(document.querySelector(target) as Element, 'pointerover');
  await rest(1000);
  expect(fetched()).toEqual(CODE);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'not with a connection of %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { one, fetched } = open();
    point(one, 'pointerover');
    point(one, 'pointerdown');
    await rest(1000);
    expect(fetched()).toEqual(NOTHING);
  },
);

test('not for a page that is not public', async () => {
  const { one, fetched } = open({ access: 'loggedin' });
  point(one, 'pointerover');
  await rest(1000);
  expect(fetched()).toEqual(NOTHING);
});

test('a part that does not come is nobody’s failure yet', async () => {
  const { first, one, fetched } = open({ isGone: true });
  point(one, 'pointerover');
  await rest(1000);
  expect(fetched()).toEqual({ ...allOf(first), code: false });
});

test('the first intent begins it, once', () => {
  const begin = jest.fn();
  onFirstIntent(begin);
  point(document.body, 'pointerover');
  point(document.body, 'pointerdown');
  expect(begin.mock.calls.map(([{ type }]) => type)).toEqual(['pointerover']);
});

describe('a pointer that came over the page before the scripts ran', () => {
  beforeEach(() => {
    jest.spyOn(document.documentElement, 'matches').mockImplementation((selector) => selector === ':hover');
  });

  test('counts at once on a page that has loaded', () => {
    const begin = jest.fn();
    onFirstIntent(begin);
    point(document.body, 'pointerover');
    expect(begin.mock.calls.map(([{ type }]) => type)).toEqual(['load']);
  });

  test('counts when the page has loaded', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const begin = jest.fn();
    onFirstIntent(begin);
    expect(begin).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
