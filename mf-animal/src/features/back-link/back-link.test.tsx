import type { Kind } from '@portal/shared/contract';
import { registerStore } from '@portal/shared/session';
import { makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { BackLink } from './back-link';

const PATHS = ['zoek/dieren', 'zoek/dieren/kat', 'zoek/dieren/hond', 'zoek/dieren/overig', 'zoek/dieren/konijn'];

/** The browser's own history: addresses with the present one last. */
function remember(...paths: string[]) {
  const entries = paths.map((path) => ({ url: `http://localhost${path}` }));
  Reflect.set(globalThis, 'navigation', { currentEntry: { index: entries.length - 1 }, entries: () => entries });
}

beforeEach(() =>
  registerStore.set(
    makeRegister([
      makeRemoteRow({ current: makeRelease({ routes: PATHS.map((path) => ({ path, access: 'public' })) }) }),
    ]),
  ),
);
afterEach(() => {
  act(() => registerStore.set(null));
  Reflect.deleteProperty(globalThis, 'navigation');
});

test('SH-012 after a list the link goes back in the history, so that filters and scroll position return', async () => {
  remember('/', '/zoek/dieren/kat?ras=3', '/dier/1');
  const { user, address, go } = renderPart(
    <>
      <BackLink kind={1} />
      <Link to="/elders">elders</Link>
    </>,
    { url: '/zoek/dieren/kat?ras=3' },
  );
  await go('/dier/1');
  const link = screen.getByRole('link', { name: 'Terug naar de resultaten' });
  expect(link).toHaveAttribute('href', '/zoek/dieren/kat?ras=3');
  await user.click(link);
  expect(address()).toBe('/zoek/dieren/kat?ras=3');
  await go(1);
  expect(address()).toBe('/dier/1');
});

test('opening it in a new tab is left to the browser', () => {
  remember('/zoek/dieren', '/dier/1');
  renderPart(<BackLink kind={1} />, { url: '/dier/1' });
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
});

test.each([
  ['/zoek/langzitters', true],
  ['/zoek', true],
  ['/asieldieren/abc/1', true],
  ['/', false],
  ['/nieuws', false],
  ['/zoekt', false],
])('the page before was %s: results %s', (before, isList) => {
  remember(before, '/dier/1');
  renderPart(<BackLink kind={2} />);
  expect(screen.queryByRole('link', { name: 'Terug naar de resultaten' }) !== null).toBe(isList);
});

test.each<[Kind | null, string, string]>([
  [1, 'Alle katten', '/zoek/dieren/kat'],
  [2, 'Alle honden', '/zoek/dieren/hond'],
  [3, 'Alle overige dieren', '/zoek/dieren/overig'],
  [4, 'Alle konijnen', '/zoek/dieren/konijn'],
  [null, 'Alle dieren', '/zoek/dieren'],
])('without a list before it, kind %s leads to %s', (kind, name, to) => {
  renderPart(<BackLink kind={kind} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('nothing dead is shown: not before the kind is known, and not when no release owns the page', () => {
  const { unmount } = renderPart(<BackLink kind={undefined} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  act(() => registerStore.set(null));
  renderPart(<BackLink kind={1} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
