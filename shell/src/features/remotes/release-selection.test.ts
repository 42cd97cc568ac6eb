import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { rememberFailedBuild, shownRelease } from './release-selection';

const { shell } = makeRegister();
const release = makeRelease({ version: '2.0.0', build: 'b2b2b2b2' });
const rowAt = (percent: number) => makeRemoteRow({ canary: { percent, release } });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a browser in the canary is shown its routes, menu and slots; another one those of the current release', () => {
  expect(shownRelease(rowAt(100), shell).version).toBe('2.0.0');
  expect(shownRelease(makeRemoteRow(), shell).version).toBe('1.0.0');
});

test('after falling back from the canary the current release counts', () => {
  rememberFailedBuild(release.build);
  expect(shownRelease(rowAt(100), shell).version).toBe('1.0.0');
});
