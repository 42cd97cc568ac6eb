import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';

const guard = readFileSync(join(__dirname, '../public/guard.js'), 'utf8');
const SHELL = '<link rel="preload" as="script" href="/main.js" data-start>';
const PART = '<link rel="preload" as="script" href="/part.js" media="not all">';
const PHOTO = '<img src="/moos.avif" alt="">';

const link = () => document.querySelector('link[href="/part.js"]');
const started = () => document.querySelector<HTMLScriptElement>('head > script[src$="/main.js"]');
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

interface PhotoFacts {
  isLoaded?: boolean;
  top?: number;
  height?: number;
}

/** A page of the server that has come. Gives what lets its photos come. */
function open(inside: string, { isLoaded = false, top = 100, height = 80 }: PhotoFacts = {}) {
  document.head.innerHTML = SHELL + PART;
  // jsdom knows neither of a link.
  Object.assign(document.querySelector('[data-start]') ?? {}, { integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  document.body.innerHTML = inside;
  const comes: (() => void)[] = [];
  for (const image of document.images) {
    Object.defineProperty(image, 'complete', { value: isLoaded });
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
  new Function(guard)();
});
afterEach(() => jest.restoreAllMocks());

test('the shell is started, and what the part needs is fetched, when the page is painted with the photos on the screen', async () => {
  const come = open(PHOTO);
  for (let frames = 0; frames < 5; frames += 1) await frame();
  expect(started()).toBeNull();
  expect(link()).toHaveAttribute('media', 'not all');
  come();
  await waitFor(() => expect(link()).toHaveAttribute('media', 'all'));
  expect(started()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous', defer: true });
});

test('a photo that is there, but not decoded yet, is waited for', async () => {
  const come = open(PHOTO, { isLoaded: true });
  for (let frames = 0; frames < 5; frames += 1) await frame();
  expect(started()).toBeNull();
  come();
  await waitFor(() => expect(started()).not.toBeNull());
});

test.each([
  ['a page without photos', '', {}],
  ['a photo below the screen', PHOTO, { top: 5000 }],
  ['a photo that is not shown', PHOTO, { top: 0, height: 0 }],
  ['a photo that hangs, for more than a second,', PHOTO, {}],
])('%s does not hold them back', async (_what, inside, photo) => {
  open(inside, photo);
  await waitFor(() => expect(started()).not.toBeNull(), { timeout: 3000 });
  expect(link()).toHaveAttribute('media', 'all');
});

test('a page that nobody sees has no frames, and waits for none', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open('');
  await waitFor(() => expect(started()).not.toBeNull());
  expect(frames).not.toHaveBeenCalled();
});
