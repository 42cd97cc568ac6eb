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

function open(access: 'public' | 'loggedin' = 'public') {
  const [first, second] = [uuidkeyOf(++number), uuidkeyOf(++number)];
  document.body.innerHTML = `${cardOf(first)}${cardOf(second)}<a href="/nieuws">Nieuws</a>`;
  const current = makeRelease({ routes: [{ path: PATTERN, access }], menu: [], build: `0000000${number}`.slice(-8) });
  registerStore.set(makeRegister([makeRemoteRow({ name: 'mf-animal', current })]));
  const api = stubApi({
    getAnimal: ({ path }) => ({ data: { item: makeAnimal({ uuidkey: path.split('/')[1] ?? '' }) } }),
  });
  const page = jest.fn(async () => Page);
  const load = jest.fn(async () => ({ module: { routes: { [PATTERN]: page } } }));
  end = followIntent({ store: makeTestStore(), loader: { load } as unknown as Loader }, new Event('pointerover'));
  const [one, two] = [...document.querySelectorAll<HTMLElement>('a[href^="/dier/"]')] as [HTMLElement, HTMLElement];
  /** Which animals were asked for, how often the code of the page, and which photos. */
  const fetched = () => ({
    animals: api.requestsOf('getAnimal').map(({ path }) => path.split('/')[1]),
    code: page.mock.calls.length,
    photos: [...photos],
  });
  return { first, second, one, two, fetched, load };
}

/** jsdom has no pointer events. */
const point = (target: Element, type: string, { pointerType = 'mouse', ...change }: PointerEventInit = {}) =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...change }), { pointerType }));
const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const photoOf = (uuidkey: string) => `/api/foto/${uuidkey}/800.avif`;
const NOTHING = { animals: [], code: 0, photos: [] };
const allOf = (uuidkey: string) => ({ animals: [uuidkey], code: 1, photos: [photoOf(uuidkey)] });
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].length;

test('a pointer that rests on a card for 300 ms fetches code, answer and first photo of the profile, each once', async () => {
  const { first, one, fetched, load } = open();
  point(one, 'pointerover');
  await rest(299);
  expect(fetched()).toEqual(NOTHING);
  await rest(1);
  expect(fetched()).toEqual(allOf(first));
  expect(load).toHaveBeenCalledWith('mf-animal', PATTERN);
  point(one, 'pointerout', { relatedTarget: document.body });
  point(one, 'pointerover');
  await rest(1000);
  point(one, 'pointerdown');
  await rest(0);
  expect(fetched()).toEqual(allOf(first));
});

test('the files of the part begin after 80 ms', async () => {
  const { one } = open();
  const before = preloads();
  point(one, 'pointerover');
  await rest(79);
  expect(preloads()).toBe(before);
  await rest(1);
  expect(preloads()).toBeGreaterThan(before);
});

test('a pointer that goes on before that fetches nothing, also to another card', async () => {
  const { second, one, two, fetched } = open();
  point(one, 'pointerover');
  await rest(200);
  point(one, 'pointerout', { relatedTarget: two });
  point(two, 'pointerover');
  await rest(299);
  expect(fetched()).toEqual(NOTHING);
  await rest(1);
  expect(fetched()).toEqual(allOf(second));
});

test('so does the focus', async () => {
  const { first, one, two, fetched } = open();
  two.focus();
  await rest(200);
  one.focus();
  await rest(300);
  expect(fetched()).toEqual(allOf(first));
});

test('a touch fetches at once; the pointer that a touch brings over a card does not count', async () => {
  const { first, second, one, two, fetched } = open();
  point(two, 'pointerover', { pointerType: 'touch' });
  await rest(1000);
  expect(fetched()).toEqual(NOTHING);
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
  expect(fetched()).toEqual(NOTHING);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'not with a connection of %j',
  async (connection) => {
    const { one, fetched } = open();
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    point(one, 'pointerover');
    point(one, 'pointerdown');
    await rest(1000);
    expect(fetched()).toEqual(NOTHING);
  },
);

test('not for a page that is not public', async () => {
  const { one, fetched } = open('loggedin');
  point(one, 'pointerover');
  await rest(1000);
  expect(fetched()).toEqual(NOTHING);
});

test('a part that does not come is nobody’s failure yet', async () => {
  const { first, one, load, fetched } = open();
  load.mockRejectedValue(new Error('gone'));
  point(one, 'pointerover');
  await rest(1000);
  expect(fetched()).toEqual({ ...allOf(first), code: 0 });
});

test('the first intent begins it, once', () => {
  const begin = jest.fn();
  onFirstIntent(begin);
  point(document.body, 'pointerover');
  point(document.body, 'pointerdown');
  expect(begin.mock.calls.map(([{ type }]) => type)).toEqual(['pointerover']);
});
