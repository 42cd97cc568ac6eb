import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guard = readFileSync(join(__dirname, '../public/guard.js'), 'utf8');
const SHELL = '<link rel="preload" as="script" href="/main.js" data-start>';
const PART = '<link rel="preload" as="script" href="/part.js" media="not all">';
const PHOTO = '<img src="/moos.avif" alt="">';

const link = () => document.querySelector('link[href="/part.js"]');
const started = () => document.querySelector<HTMLScriptElement>('head > script[src$="/main.js"]');
/** Lets this many milliseconds pass. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

type Painted = (entries: { getEntriesByName: (name: string) => string[] }) => void;
let observed: unknown[] = [];
let tell: Painted = () => {};

/** The browser paints: first something, then what the page is about. */
async function paint(name = 'first-contentful-paint') {
  tell({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
  await pass(0);
}

interface PhotoFacts {
  top?: number;
  height?: number;
}

/** A page of the server that has come. Gives what lets its photos come. */
function open(inside: string, { top = 100, height = 80 }: PhotoFacts = {}) {
  document.head.innerHTML = SHELL + PART;
  // jsdom knows neither of a link.
  Object.assign(document.querySelector('[data-start]') ?? {}, { integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  document.body.innerHTML = inside;
  const comes: (() => void)[] = [];
  for (const image of document.images) {
    image.decode = () => new Promise((done) => comes.push(done));
    image.getBoundingClientRect = () => ({ top, height }) as DOMRect;
  }
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return () => {
    for (const come of comes) come();
  };
}

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as never;
  const script = Object.assign(document.createElement('script'), { src: `${location.origin}/guard.js` });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  window.PerformanceObserver = class {
    constructor(told: Painted) {
      tell = told;
    }
    observe(what: unknown) {
      observed.push(what);
    }
  } as never;
  new Function(guard)();
});
beforeEach(() => {
  observed = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the shell is started when the page is painted, and what the part needs is fetched when the photo on the screen has come', async () => {
  const come = open(PHOTO);
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  await paint('first-paint');
  expect(started()).toBeNull();
  await paint();
  expect(started()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous', defer: true });
  expect(link()).toHaveAttribute('media', 'not all');
  come();
  await pass(0);
  expect(link()).toHaveAttribute('media', 'all');
});

test.each([
  ['a page without photos', '', {}],
  ['a photo below the screen', PHOTO, { top: 5000 }],
  ['a photo that is not shown', PHOTO, { top: 0, height: 0 }],
])('%s does not hold it back', async (_what, inside, photo) => {
  open(inside, photo);
  expect(link()).toHaveAttribute('media', 'not all');
  await paint();
  expect(link()).toHaveAttribute('media', 'all');
});

test('a browser that never says that it painted starts it a second after the first frame', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => Number(frame(0)));
  open('');
  await pass(999);
  expect(started()).toBeNull();
  await pass(1);
  expect(started()).not.toBeNull();
});

test('a page that nobody sees is not painted, and starts at once', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open('');
  await pass(0);
  expect(started()).not.toBeNull();
  expect(observed).toEqual([]);
});
