import { stubApi } from '../../testing/stub-api';
import { reportCaughtError } from './caught-error';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // What jsdom lacks: what the browser knows about requests.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.restoreAllMocks());

const FILE = '/mf/mf-content/1.2.0-a1b2c3d4/editor.0f0f0f0f.js';
const chunkError = (change: object) =>
  Object.assign(
    new Error('Loading chunk 7 failed.'),
    { name: 'ChunkLoadError', request: location.origin + FILE },
    change,
  );

function reportsOf(error: unknown) {
  const { requests } = stubApi();
  reportCaughtError(error, { componentStack: '' });
  return requests.map(({ body }) => body);
}

test('a file that did not come is reported for its own release, and logged', () => {
  expect(reportsOf(chunkError({ type: 'error' }))).toMatchObject([
    { name: 'mf-content', version: '1.2.0', build: 'a1b2c3d4', stage: 'chunk', errorClass: 'chunk' },
  ]);
  expect(console.error).toHaveBeenCalled();
});

test('a part with several hyphens in its name is reported by that name', () => {
  const request = `${location.origin}/mf/mf-found-animals/1.2.0-b1b2c3d4/editor.0f0f0f0f.js`;
  expect(reportsOf(chunkError({ type: 'error', request }))).toMatchObject([{ name: 'mf-found-animals' }]);
});

test.each([
  ['a file that got no answer, which may be the network', chunkError({ type: 'timeout' })],
  ['a component that threw', new TypeError('x is undefined')],
  ['a file of no release', chunkError({ request: '/elders.js' })],
])('%s is only logged', (_what, error) => {
  expect(reportsOf(error)).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});
