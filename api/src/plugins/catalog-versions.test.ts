import { catalogVersions, POLL_MS } from './catalog-versions';

/** A table of versions, with notifications that a test sends or withholds. */
function fakeCatalog(versions: Record<string, number>) {
  let onNotification: (payload: string) => void = () => undefined;
  let reconnect: () => void = () => undefined;
  let answered: Promise<void> = Promise.resolve();
  return {
    versions,
    notify: (payload: string) => onNotification(payload),
    reconnect: () => reconnect(),
    hold() {
      let release: () => void = () => undefined;
      answered = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    database: {
      listen: async (_channel: string, callback: (payload: string) => void) => {
        onNotification = callback;
        return async () => undefined;
      },
      onReconnect: (callback: () => void) => {
        reconnect = callback;
      },
      query: async () => {
        const rows = Object.entries(versions).map(([name, v]) => ({ name, v }));
        await answered;
        return { rows: rows as never[], affectedRows: 0 };
      },
    },
  };
}

async function started(versions: Record<string, number>) {
  const catalog = fakeCatalog(versions);
  const followed = catalogVersions(catalog.database);
  await followed.start();
  const seen = new Set([followed.of(['animal'])]);
  /** How often the catalogue was raised since the start. */
  const raised = () => {
    seen.add(followed.of(['animal']));
    return seen.size - 1;
  };
  return { ...catalog, followed, raised, poll: () => jest.advanceTimersByTimeAsync(POLL_MS) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a change that was told is news once, not again at the poll', async () => {
  const { versions, notify, raised, poll } = await started({ animal: 4 });
  versions.animal = 5;
  notify('animal 5');
  expect(raised()).toBe(1);
  await poll();
  await poll();
  expect(raised()).toBe(1);
  notify('animal 5');
  expect(raised()).toBe(1);
});

test('a change that was told while the poll was asked is news once', async () => {
  const { versions, notify, raised, poll, hold } = await started({ animal: 4 });
  const release = hold();
  await poll();
  versions.animal = 5;
  notify('animal 5');
  release();
  await poll();
  await poll();
  expect(raised()).toBe(1);
});

test('a change whose notification got lost is found by the poll, and after a new connection at once', async () => {
  const { versions, notify, raised, poll, reconnect } = await started({ animal: 4 });
  versions.animal = 6;
  await poll();
  expect(raised()).toBe(1);
  notify('animal 6');
  expect(raised()).toBe(1);
  versions.animal = 5;
  reconnect();
  await jest.advanceTimersByTimeAsync(0);
  expect(raised()).toBe(2);
});

test('what this process raises itself counts without the table', async () => {
  const { followed } = await started({ animal: 4 });
  const before = followed.of(['animal-index', 'animal']);
  followed.raise('animal-index');
  expect(followed.of(['animal-index', 'animal'])).not.toBe(before);
  expect(followed.of(['animal'])).toBe(before.split('.')[1]);
});
