import { registerStore } from '@portal/shared/session';
import { makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { Loader } from '../features/remotes/loader';
import { LoaderContext } from '../features/remotes/loader-context';
import { stubApi } from '../testing/stub-api';
import { HomePage } from './home-page';

const current = makeRelease({
  slots: [{ slot: 'home.search', piece: 'home-search', order: 10, access: 'public' }],
});
const row = makeRemoteRow({ name: 'mf-search', current });

/** Home with a search part that `load` brings, or that `row` switches off. */
function openHome(load: () => Promise<unknown>, remote = row) {
  registerStore.set(makeRegister([remote]));
  const loader = { peek: () => undefined, load } as unknown as Loader;
  return renderPart(
    <LoaderContext value={loader}>
      <HomePage />
    </LoaderContext>,
    {
      api: stubApi({ getSummary: { data: { kinds: [], available: 2800, shelters: 134, placedThisYear: 4908 } } }),
    },
  );
}

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Welk dier zoekt u?' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const HomeSearch = () => <p>zoekvak</p>;
const PLAIN = [
  ['Katten', '/zoek/dieren/kat'],
  ['Honden', '/zoek/dieren/hond'],
  ['Overige dieren', '/zoek/dieren/overig'],
  ['Alle dieren', '/zoek/dieren'],
];

afterEach(() => act(() => registerStore.set(null)));

test('home has its title, the places of its pieces and its figures (SH-019, SH-030, C03)', async () => {
  const module = { name: 'mf-search', slots: { 'home.search': async () => HomeSearch } };
  openHome(async () => ({ module, release: current, hold: () => () => {} }));
  expect(document.title).toBe('Stichting Pootjesplein en Internet');
  expect(await screen.findByText('zoekvak')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Welk dier zoekt u?' })).not.toBeInTheDocument();
  expect(screen.getByText('[home.newest]')).toBeInTheDocument();
  expect(screen.getByText('[home.long-stayers]')).toBeInTheDocument();
  expect(screen.getByText('[home.news]')).toBeInTheDocument();
  expect(await screen.findByText('2.800')).toBeVisible();
});

test('without the search part home keeps four links to look for animals (C03, SE-042)', async () => {
  openHome(() => Promise.reject(new Error('weg')));
  expect(await links()).toEqual(PLAIN);
  expect(screen.getByText('[home.news]')).toBeInTheDocument();
});

test('so it does while that part is switched off', async () => {
  openHome(() => Promise.reject(new Error('never asked')), {
    ...row,
    enabled: false,
    disabledReason: 'Wij werken eraan.',
  });
  expect(await links()).toEqual(PLAIN);
});
