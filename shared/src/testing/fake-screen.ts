/** What jsdom lacks: everything that is looked at is on the screen, or not, until a test scrolls. */
export function fakeScreen(isOnScreen = true) {
  const callbacks = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
      tell(this.#callback, isOnScreen);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  }
  const tell = (callback: IntersectionObserverCallback, isIntersecting: boolean) =>
    callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    scroll: (isThere: boolean) => {
      isOnScreen = isThere;
      for (const callback of callbacks) tell(callback, isThere);
    },
    /** Another tab comes before this one, or goes. */
    showTab: (isShown: boolean) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: isShown ? 'visible' : 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
