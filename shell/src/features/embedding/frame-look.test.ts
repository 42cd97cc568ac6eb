import { followFrame, tellPage } from './frame-look';

/** What the page around the frame is told; jsdom has no layout, so an observer that calls at once. */
const told: unknown[] = [];
let isObserving = false;

beforeEach(() => {
  told.length = 0;
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  jest.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(640);
  class FakeObserver {
    constructor(private readonly call: () => void) {}
    observe() {
      isObserving = true;
      this.call();
    }
    disconnect() {
      isObserving = false;
    }
  }
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  window.history.replaceState(null, '', '/');
});

const colour = () => document.documentElement.style.getPropertyValue('--color-primary');

test('the height of the page is told, until the frame ends', () => {
  const ended = new AbortController();
  followFrame(ended.signal);
  expect(told).toEqual([{ type: 'portal-frame', height: 640 }]);
  ended.abort();
  expect(isObserving).toBe(false);
});

test.each([
  ['7a1f5c', '#7a1f5c'],
  ['%237a1f5c', '#7a1f5c'],
  ['red;--x:1', ''],
])('?kleur=%s gives the page the colour "%s"', (kleur, shown) => {
  window.history.replaceState(null, '', `/?kleur=${kleur}`);
  followFrame(new AbortController().signal);
  expect(colour()).toBe(shown);
});

test('another page is told, the first one and the same one are not', () => {
  tellPage('/asieldieren/1');
  tellPage('/asieldieren/1');
  expect(told).toEqual([]);
  tellPage('/dier/2');
  expect(told).toEqual([{ type: 'portal-frame', isNewPage: true }]);
});
