/** Loaded before each browser test file: matchers of jest-dom, and the layout functions that jsdom lacks. */
import '@testing-library/jest-dom';

Object.assign(window, {
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
Element.prototype.scrollIntoView = () => {};
