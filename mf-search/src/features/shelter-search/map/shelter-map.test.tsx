import { HOME_PLACE_STORAGE_KEY } from '@portal/shared/contract';
import { makeShelterPage, refuse, renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { stubShelters } from '../../../testing/search-stub';
import { shelterAreaOf } from '../shelter-area';
import { ShelterSearch } from '../shelter-search';

const part = <ShelterSearch area={shelterAreaOf('/zoek/asiels')} />;

const [row] = makeShelterPage().data;
const page = makeShelterPage(
  [
    { naam: 'De Linde', plaats: 'Utrecht', lat: 52.091, lon: 5.122 },
    { naam: 'Het Nest', plaats: 'Utrecht', lat: 52.091, lon: 5.122 },
    { naam: 'De Staart', plaats: 'Amersfoort', lat: 52.155, lon: 5.388 },
    { naam: 'Zonder plek', plaats: 'Nergens', lat: null, lon: null },
  ].map((facts, i) => ({
    ...(row as NonNullable<typeof row>),
    ...facts,
    id: i + 1,
    uuidkey: `00000000-0000-4000-8000-00000000000${i}`,
  })),
);
const home = { id: 2745912, naam: 'Utrecht', afkorting: 'UT', land: 'NL', lat: 52.091, lon: 5.122 };

const open = (replies = {}) =>
  renderPart(part, { api: stubShelters({ searchShelters: page, ...replies }), url: '/zoek/asiels' });
const mark = (name: string) => screen.findByRole('button', { name });

afterEach(() => localStorage.clear());

test('SE-023, C60: the map comes when it is asked for; a place on it shows its shelters and how far it is, by keyboard', async () => {
  localStorage.setItem(HOME_PLACE_STORAGE_KEY, JSON.stringify(home));
  const { user } = open();
  await screen.findByRole('heading', { name: 'De Linde' });
  expect(screen.queryByRole('button', { name: /asielen$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Toon op de kaart' }));
  expect(await mark('Amersfoort, 1 asiel')).toBeVisible();
  expect(screen.getByText(/Het huisje is uw plaats, Utrecht/)).toBeVisible();
  expect(screen.getByText('Van 1 asiel weten wij niet waar het ligt. Het staat wel in de lijst.')).toBeVisible();
  await user.tab();
  expect(await mark('Amersfoort, 1 asiel')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(await mark('Utrecht, 2 asielen')).toHaveAttribute('aria-pressed', 'true');
  const map = within(screen.getByRole('region', { name: 'Kaart van de asielen' }));
  expect(map.getByRole('link', { name: 'Het Nest' })).toBeVisible();
  const near = map.getAllByRole('listitem').filter((item) => item.textContent?.endsWith(' km'));
  expect(near.map((item) => item.textContent)).toEqual([
    'De Linde, Utrecht1 km',
    'Het Nest, Utrecht1 km',
    'De Staart, Amersfoort20 km',
  ]);
  await user.click(await mark('Amersfoort, 1 asiel'));
  expect(screen.getByText('op 20 km van Utrecht')).toBeVisible();
});

test('C60: a map that cannot be made says so, and the list goes on', async () => {
  const api = stubShelters({ searchShelters: page });
  const { user } = renderPart(part, { api, url: '/zoek/asiels' });
  await screen.findByRole('heading', { name: 'De Linde' });
  api.set({ searchShelters: refuse('INTERNAL') });
  await user.click(screen.getByRole('button', { name: 'Toon op de kaart' }));
  expect(await screen.findByText('De kaart kon niet worden geladen.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'De Linde' })).toBeVisible();
});
