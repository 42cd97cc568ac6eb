import { renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { clearStoredFilters, type StoredFilterKind, useStoredFilter } from './use-stored-filter';

const kinds: Record<string, StoredFilterKind> = {
  '/zoek/dieren/kat': 'kat',
  '/zoek/dieren/hond': 'hond',
  '/zoek/dieren/overig': 'overig',
};

const asked: string[] = [];

function Page() {
  const { pathname, search } = useLocation();
  const { restoring } = useStoredFilter(kinds[pathname] ?? null);
  if (!restoring) asked.push(`${pathname}${search}`);
  return (
    <>
      <Link to="/zoek/dieren/kat">Katten</Link>
      <Link to="/zoek/dieren/kat?ras=3">Siamees</Link>
      <Link to="/zoek/dieren/hond">Honden</Link>
      <Link to="/zoek/koppels">Koppels</Link>
    </>
  );
}

const stored = (kind: string) => window.localStorage.getItem(`filter-${kind}`);
const visit = (url: string) =>
  renderPart(
    <StrictMode>
      <Page />
    </StrictMode>,
    { url },
  );
const follow = async (part: ReturnType<typeof visit>, name: string) =>
  part.user.click(screen.getByRole('link', { name }));

beforeEach(() => {
  window.localStorage.clear();
  asked.length = 0;
});

test('the filter of kat is kept while the visitor looks at hond and comes back (C07, SE-010)', async () => {
  const part = visit('/zoek/dieren/kat');
  await follow(part, 'Siamees');
  expect(stored('kat')).toBe('/zoek/dieren/kat?ras=3');
  await follow(part, 'Honden');
  expect(part.address()).toBe('/zoek/dieren/hond');
  await follow(part, 'Katten');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=3'));
});

test('a page opened without a query goes to the stored one before it asks anything', async () => {
  window.localStorage.setItem('filter-kat', '/zoek/dieren/kat?ras=3&first=2');
  const part = visit('/zoek/dieren/kat');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=3&first=2'));
  expect(new Set(asked)).toEqual(new Set(['/zoek/dieren/kat?ras=3&first=2']));
});

test('the stored address replaces the bare one: back leads to where the visitor came from', async () => {
  window.localStorage.setItem('filter-kat', '/zoek/dieren/kat?ras=3');
  const part = visit('/zoek/koppels');
  await follow(part, 'Katten');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=3'));
  await part.go(-1);
  expect(part.address()).toBe('/zoek/koppels');
});

test('an address with a query wins and is kept', () => {
  window.localStorage.setItem('filter-kat', '/zoek/dieren/kat?ras=3');
  const part = visit('/zoek/dieren/kat?leeftijd=2');
  expect(part.address()).toBe('/zoek/dieren/kat?leeftijd=2');
  expect(stored('kat')).toBe('/zoek/dieren/kat?leeftijd=2');
});

test('emptying the filter on the open page forgets it', async () => {
  const part = visit('/zoek/dieren/kat?ras=3');
  await follow(part, 'Katten');
  expect(part.address()).toBe('/zoek/dieren/kat');
  expect(stored('kat')).toBeNull();
});

test('a preset page remembers nothing', () => {
  visit('/zoek/koppels?provincie=2');
  expect(window.localStorage).toHaveLength(0);
});

test.each(['https://evil.test/', 'x', '', '/zoek/dieren/kat?'])('a stored text %p leads nowhere', (text) => {
  window.localStorage.setItem('filter-kat', text);
  expect(visit('/zoek/dieren/kat').address()).toBe('/zoek/dieren/kat');
});

test('a stored address of another site only gives its query', async () => {
  window.localStorage.setItem('filter-kat', 'https://evil.test/?ras=3');
  const part = visit('/zoek/dieren/kat');
  await waitFor(() => expect(part.address()).toBe('/zoek/dieren/kat?ras=3'));
});

test('the reload for a new version clears the three filters and nothing else (C30)', () => {
  for (const key of ['filter-kat', 'filter-hond', 'filter-overig', 'token']) window.localStorage.setItem(key, '1');
  clearStoredFilters();
  expect(Object.keys(window.localStorage)).toEqual(['token']);
});
