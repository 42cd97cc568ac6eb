import { registerStore } from '@portal/shared/session';
import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { stubApi } from '../../testing/stub-api';
import { reportNewPage } from './report-new-page';

const MISMATCH = new Error('Minified React error #418');
const IN_SHELL = `
    at main
    at Layout (${location.origin}/mf/shell/files/main.0f0f0f0f.js:1:22)`;
const IN_SEARCH = `
    at h2
    at Cards (${location.origin}/mf/mf-search/files/module.0a0a0a0a.js:1:2345)${IN_SHELL}`;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  registerStore.set(makeRegister([makeRemoteRow({ current: makeRelease({ build: 'a1b2c3d4' }) })]));
});
afterEach(() => {
  jest.restoreAllMocks();
  registerStore.set(null);
});

function reportsOf(componentStack: string) {
  const { requests } = stubApi();
  reportNewPage(MISMATCH, { componentStack });
  return requests.map(({ body }) => body);
}

test('a page that did not fit its document is reported for the release of its innermost component', () => {
  expect(reportsOf(IN_SEARCH)).toMatchObject([
    { name: 'mf-search', build: 'a1b2c3d4', stage: 'render', errorClass: 'first-view', steppedBack: false },
  ]);
  expect(reportsOf(IN_SHELL)).toMatchObject([{ name: 'shell', build: __BUILD__, errorClass: 'first-view' }]);
});

test.each([
  ['whose components cannot be told', '\n    at main'],
  ['of a part that the register does not name', IN_SEARCH.replaceAll('mf-search', 'mf-none')],
])('one %s is only logged', (_what, stack) => {
  expect(reportsOf(stack)).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});
