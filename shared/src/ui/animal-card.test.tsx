import type { AnimalCard as AnimalCardData } from '@portal/shared/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AnimalCard, type AnimalCardProps } from './animal-card';
import { AnimalGrid } from './animal-grid';

const LUNA: AnimalCardData = {
  id: 7,
  uuidkey: '0b1c2d3e-0000-4000-8000-000000000007',
  naam: 'Luna',
  soort: 1,
  soortnaam: 'Kat',
  rasnaam: 'Europees korthaar',
  rasaanvul: null,
  kleur: 'zwart',
  leeftijdnaam: 'Volwassen (2-7 jaar)',
  sexecode: 'V',
  sexenaam: 'Poes',
  geplaatst: 'N',
  koppel: 'N',
  gevonden: 'N',
  nieuw: 0,
  langzitter: 0,
  dagen: 12,
  fotourl: '/api/foto/7/350.jpg',
  provincieafkorting: 'ZH',
  provincienaam: 'Zuid-Holland',
  asiel: {
    id: 1,
    uuidkey: '0b1c2d3e-0000-4000-8000-000000000001',
    naam: 'De Natte Neus',
    plaats: 'Leiden',
    land: 'NL',
  },
};

const show = (change: Partial<AnimalCardData> = {}, props: Partial<AnimalCardProps> = {}) => {
  const element = <AnimalCard animal={{ ...LUNA, ...change }} {...props} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

test('the card is one link, named after the animal, to its page (SE-012)', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Luna');
  expect(links[0]).toHaveAttribute('href', `/dier/${LUNA.uuidkey}`);
  expect(links[0]).toHaveAccessibleDescription(/Europees korthaar.*Volwassen \(2-7 jaar\).*Leiden \(ZH\)/);
});

test('the photo says who it is, has its size and a modern format (C06)', () => {
  show();
  const photo = screen.getByRole('img', { name: 'Luna, Kat, Europees korthaar' });
  expect(photo).toHaveAttribute('width', '350');
  expect(photo).toHaveAttribute('height', '350');
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('src', '/api/foto/7/350.avif');
});

test('a photo of the first screen is loaded at once', () => {
  show({}, { priority: true });
  expect(screen.getByRole('img', { name: /^Luna/ })).toHaveAttribute('loading', 'eager');
});

test('a photo that fails falls back on the jpeg, then on the silhouette', () => {
  show();
  fireEvent.error(screen.getByRole('img', { name: /^Luna/ }));
  const photo = screen.getByRole('img', { name: /^Luna/ });
  expect(photo).toHaveAttribute('src', '/api/foto/7/350.jpg');
  fireEvent.error(photo);
  expect(screen.queryByRole('img', { name: /^Luna/ })).not.toBeInTheDocument();
});

test('the distance stands behind the place, and a remark below the facts; without them neither', () => {
  const { unmount } = show({}, { distance: 12, remark: 'kan met kinderen' });
  expect(screen.getByText(/, 12 km$/)).toBeVisible();
  expect(screen.getByText('kan met kinderen')).toBeVisible();
  unmount();
  show();
  expect(screen.queryByText(/km/)).not.toBeInTheDocument();
});

test('there is no heart unless it is given, and it is a button outside the link', () => {
  const onToggle = jest.fn();
  const { unmount } = show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  show({}, { favourite: { isOn: false, onToggle } });
  const heart = screen.getByRole('button', { name: 'Bewaar Luna als favoriet', pressed: false });
  expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
  fireEvent.click(heart);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the heart of a favourite is pressed', () => {
  show({}, { favourite: { isOn: true, onToggle: () => {} } });
  expect(screen.getByRole('button', { name: 'Bewaar Luna als favoriet', pressed: true })).toBeInTheDocument();
});

const BADGES: [string, Partial<AnimalCardData>, string[]][] = [
  ['AN-002 nieuw 1', { nieuw: 1 }, ['Nieuw']],
  ['AN-003 gevonden J', { gevonden: 'J' }, ['Gevonden']],
  ['AN-003 gevonden X', { gevonden: 'X' }, []],
  ['AN-004 koppel J', { koppel: 'J' }, ['Koppel']],
  ['AN-005 geplaatst G', { geplaatst: 'G' }, ['Gereserveerd']],
  ['C09, C13 geplaatst J', { geplaatst: 'J' }, ['Geplaatst']],
  ['C65 two of three, first what decides', { nieuw: 1, koppel: 'J', geplaatst: 'G' }, ['Gereserveerd', 'Koppel']],
  ['C65 two of all four', { nieuw: 1, gevonden: 'J', koppel: 'J', geplaatst: 'G' }, ['Gereserveerd', 'Gevonden']],
];

const shownBadges = () =>
  screen
    .queryAllByText(/^(Nieuw|Gevonden|Koppel|Gereserveerd|Geplaatst)$/, { ignore: '[title] *' })
    .map((badge) => badge.textContent);

test.each(BADGES)('%s gives its badges', (_name, change, expected) => {
  show(change);
  expect(shownBadges()).toEqual(expected);
});

test('C65 what has no room stands behind a number that names it', () => {
  const { unmount } = show({ nieuw: 1, gevonden: 'J', koppel: 'J', geplaatst: 'G' });
  expect(screen.getByTitle('Koppel, Nieuw')).toHaveTextContent('+2');
  expect(screen.getByTitle('Koppel, Nieuw')).toHaveTextContent('Koppel, Nieuw');
  unmount();
  show({ nieuw: 1, koppel: 'J' });
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});

test('C65 a badge that the heading says already is left out, and leaves its place to another', () => {
  const { unmount } = show({ nieuw: 1, koppel: 'J', geplaatst: 'G' }, { impliedBadges: ['couple'] });
  expect(shownBadges()).toEqual(['Gereserveerd', 'Nieuw']);
  unmount();
  const animals = [{ ...LUNA, nieuw: 1 as const }];
  const element = <AnimalGrid animals={animals} impliedBadges={['new']} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(shownBadges()).toEqual([]);
});

test('AN-006 the sex has an icon with its word, and an unknown sex none', () => {
  const { unmount } = show();
  expect(screen.getByRole('img', { name: 'Poes' })).toBeInTheDocument();
  unmount();
  show({ sexecode: null });
  expect(screen.queryByRole('img', { name: 'Poes' })).not.toBeInTheDocument();
});

test('a long-stayer tells how long it waits, another animal does not (C06)', () => {
  const { unmount } = show({ langzitter: 1, dagen: 1021 });
  expect(screen.getByText('wacht al 1.021 dagen')).toBeInTheDocument();
  unmount();
  show({ langzitter: 0, dagen: 89 });
  expect(screen.queryByText(/wacht al/)).not.toBeInTheDocument();
});

test('a grid is a list with a card per animal and asks first for the photos of the first screen', () => {
  const animals = [LUNA, { ...LUNA, uuidkey: '0b1c2d3e-0000-4000-8000-000000000008', naam: 'Max' }];
  const element = <AnimalGrid animals={animals} label="Net binnen" priorityCount={1} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(within(screen.getByRole('list', { name: 'Net binnen' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('img', { name: /^Luna/ })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: /^Max/ })).toHaveAttribute('loading', 'lazy');
});
