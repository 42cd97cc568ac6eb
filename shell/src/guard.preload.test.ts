import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';

const guard = readFileSync(join(__dirname, '../public/guard.js'), 'utf8');
const link = () => document.querySelector('link');
const PHOTO = '<img src="/moos.avif" alt="">';

/** A page of the server in which the first script has run. Gives what lets its photos come. */
function open(inside: string, { isThere = false, top = 100 } = {}) {
  document.body.innerHTML = `${inside}<link rel="preload" as="script" href="/part.js" media="not all">`;
  const comes: (() => void)[] = [];
  for (const image of document.images) {
    Object.defineProperty(image, 'complete', { value: isThere });
    image.decode = () => new Promise((done) => comes.push(done));
    image.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  const script = Object.assign(document.createElement('script'), { src: `${location.origin}/guard.js` });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(guard)();
  return () => {
    for (const come of comes) come();
  };
}

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as never;
});

test('what the part of the page needs is fetched when the page is there and the photo on the screen has come', async () => {
  const come = open(PHOTO);
  expect(link()).toHaveAttribute('media', 'not all');
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(link()).toHaveAttribute('media', 'not all');
  come();
  await waitFor(() => expect(link()).toHaveAttribute('media', 'all'));
});

test.each([
  ['a page without photos', '', {}],
  ['a photo that is there', PHOTO, { isThere: true }],
  ['a photo below the screen', PHOTO, { top: 5000 }],
])('%s does not hold it back', async (_what, inside, photo) => {
  open(inside, photo);
  await waitFor(() => expect(link()).toHaveAttribute('media', 'all'));
});
