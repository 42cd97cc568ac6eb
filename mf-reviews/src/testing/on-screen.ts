/** What jsdom lacks: everything that is looked at is on the screen, until a test scrolls it away. */
export function fakeScreen() {
  const callbacks = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      callbacks.add(this.#callback);
      tell(this.#callback, true);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  }
  const tell = (callback: IntersectionObserverCallback, isIntersecting: boolean) =>
    callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    scroll: (isOnScreen: boolean) => {
      for (const callback of callbacks) tell(callback, isOnScreen);
    },
    /** Another tab comes before this one, or goes. */
    showTab: (isShown: boolean) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: isShown ? 'visible' : 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
