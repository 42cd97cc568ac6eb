import { AnimalsSeen } from '@portal/shared/contract';
import { makeAnimalCard, makeMe, makeSearchPage, makeStaff, renderPart } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { stubSearch } from '../testing/search-stub';
import { AnimalSearchPage } from './animal-search-page';

const cats = ['Moos', 'Saar', 'Pluis'].map((naam, i) => makeAnimalCard({ id: 11 + i, naam }));

/** What jsdom lacks: a screen that a test scrolls. */
function fakeScreen() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class FakeObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(card: Element) {
      watched.set(card, this.#callback);
    }
    unobserve(card: Element) {
      watched.delete(card);
    }
    disconnect() {
      watched.clear();
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    watched,
    scrollTo(...names: string[]) {
      for (const [card, callback] of [...watched]) {
        const isIntersecting = names.some((name) => card.textContent?.includes(name));
        callback(
          [{ isIntersecting, target: card } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        );
      }
    },
  };
}

function showTab(isShown: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isShown ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(user?: ReturnType<typeof makeMe>) {
  const api = stubSearch({ searchAnimals: makeSearchPage(cats), listFavourites: { data: { items: [] } } });
  const part = renderPart(<AnimalSearchPage />, { url: '/zoek/dieren', api, ...(user ? { user } : {}) });
  await screen.findByRole('link', { name: 'Moos' });
  // The file that watches comes after the cards.
  await act(async () => {
    await import('../common/seen-cards/watch-cards');
  });
  return part;
}

/** The reports that left the browser. */
const sent = () =>
  Promise.all(
    beacons.map(async ({ url, body }) => {
      expect([url, body.type]).toEqual([expect.stringMatching(/\/api\/animal\/seen$/), 'application/json']);
      return AnimalsSeen.parse(JSON.parse(await textOf(body))).shown;
    }),
  );

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

let beacons: { url: string; body: Blob }[];
let visitors: ReturnType<typeof fakeScreen>;
beforeEach(() => {
  visitors = fakeScreen();
  beacons = [];
  Object.assign(navigator, {
    sendBeacon(url: string, body: Blob) {
      beacons.push({ url, body });
      return true;
    },
  });
});
afterEach(() => {
  showTab(true);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('SE-066, C63 the cards that were on the screen are reported together, each once, and nothing of who looks', async () => {
  await open();
  jest.useFakeTimers();
  try {
    visitors.scrollTo('Moos', 'Saar');
    jest.advanceTimersByTime(1999);
    expect(beacons).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(beacons).toHaveLength(1);
    visitors.scrollTo('Moos', 'Pluis');
    jest.advanceTimersByTime(2000);
  } finally {
    jest.useRealTimers();
  }
  expect(await sent()).toEqual([[11, 12], [13]]);
});

test('SE-066, C63 a tab that goes sends what waits at once; in a tab that nobody looks at nothing is seen', async () => {
  await open();
  visitors.scrollTo('Moos');
  showTab(false);
  expect(await sent()).toEqual([[11]]);
  visitors.scrollTo('Saar');
  showTab(true);
  visitors.scrollTo('Saar', 'Moos');
  showTab(false);
  expect(await sent()).toEqual([[11], [12]]);
});

test('SE-066, C63 leaving the page sends what waits', async () => {
  const { unmount } = await open();
  visitors.scrollTo('Pluis');
  unmount();
  expect(await sent()).toEqual([[13]]);
});

test('SE-066, C63 staff are no visitors, an adopter is one', async () => {
  const staff = await open(makeStaff());
  expect(visitors.watched.size).toBe(0);
  staff.unmount();
  await open(makeMe());
  expect(visitors.watched.size).toBe(3);
});
