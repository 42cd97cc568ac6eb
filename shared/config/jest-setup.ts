/** Loaded before each browser test file: matchers of jest-dom, and the layout functions that jsdom lacks. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { computedStyle } from './jest-computed-style';

// On a busy machine a page takes its time; what never comes still fails.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

Object.assign(window, {
  getComputedStyle: computedStyle(window),
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
Element.prototype.scrollIntoView = () => {};

// A tab of its own for each test: no draft of the one before.
afterEach(() => {
  window.sessionStorage.clear();
  for (const key of Object.keys(window.localStorage)) if (key.startsWith('draft-')) window.localStorage.removeItem(key);
});
