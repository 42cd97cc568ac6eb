import { makeRegister } from '@portal/shared/testing';
import { loadEntry } from './entry-script';
import { errorClassOf } from './load-error';

const release = makeRegister().remotes[0]?.current;
if (!release) throw new Error('the register of the tests has a remote');

const place = globalThis as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];
const container = { get: async () => () => 'module' };

/** The browser has fetched and run the newest script; `made` is what it left behind. */
function ran(made?: unknown) {
  place.mf_test = made;
  scripts().at(-1)?.onload?.(new Event('load'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('the entry is asked for with the hash of the register; its container is taken out of the window', async () => {
  const loading = loadEntry('mf_test', release, 1);
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatchObject({ integrity: release.files[release.entry], crossOrigin: 'anonymous' });
  ran(container);
  expect(await loading).toBe(container);
  expect(place.mf_test).toBeUndefined();
});

test('a failed request is tried once more, at another address', async () => {
  const loading = loadEntry('mf_test', release, 1);
  const first = scripts()[0]?.src ?? '';
  scripts()[0]?.onerror?.(new Event('error'));
  await jest.advanceTimersByTimeAsync(250);
  expect(scripts()[0]?.src).toMatch(new RegExp(`^${first}\\?try=\\d+$`));
  ran(container);
  expect(await loading).toBe(container);
});

test('two tries without an answer: given up after 2 × 2500 + 250 ms', async () => {
  const loading = loadEntry('mf_test', release, 1).catch(errorClassOf);
  await jest.advanceTimersByTimeAsync(5250);
  expect(await loading).toBe('entry-timeout');
});

test('a script that makes no container is not tried again, and not taken for one before it', async () => {
  const late = loadEntry('mf_test', release, 1).catch(errorClassOf);
  const [hanging] = scripts();
  await jest.advanceTimersByTimeAsync(2750);
  place.mf_test = container;
  hanging?.onload?.(new Event('load'));
  ran();
  expect(await late).toBe('evaluation');
});

test('an entry without a hash is not asked for', async () => {
  const error = await loadEntry('mf_test', { ...release, files: {} }, 1).catch(errorClassOf);
  expect(error).toBe('integrity');
  expect(scripts()).toHaveLength(0);
});
