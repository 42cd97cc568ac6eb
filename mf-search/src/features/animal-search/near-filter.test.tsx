import { HOME_PLACE_STORAGE_KEY, type Place } from '@portal/shared/contract';
import { makeAnimalCard, makeSearchPage, makeShelterLabel, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { areaOf } from '../../common/animal-filter/search-area';
import { stubSearch } from '../../testing/search-stub';
import { AnimalSearch } from './animal-search';

const UTRECHT: Place = { id: 2745912, naam: 'Utrecht', afkorting: 'UT', land: 'NL', lat: 52.09, lon: 5.12 };
const BREDA: Place = { id: 2758401, naam: 'Breda', afkorting: 'NB', land: 'NL', lat: 51.59, lon: 4.78 };
const places = { items: [UTRECHT, BREDA] };
const page = makeSearchPage(
  [makeAnimalCard({ asiel: makeShelterLabel({ plaats: 'Amersfoort', lat: 52.155, lon: 5.388 }) })],
  {
    facets: { afstand: { 25: 3, 50: 8 } },
  },
);

function open(query = '', replies: Parameters<typeof stubSearch>[0] = {}) {
  const api = stubSearch({ listPlaces: places, searchAnimals: page, ...replies });
  const opened = renderPart(<AnimalSearch area={areaOf('/zoek/dieren/kat')} />, {
    api,
    path: '/zoek/dieren/kat',
    url: `/zoek/dieren/kat${query}`,
  });
  return { ...opened, api };
}
const field = () => screen.findByRole('combobox', { name: 'Waar woont u?' });
const lastAsked = (api: ReturnType<typeof stubSearch>) => api.requestsOf('searchAnimals').at(-1)?.params;

/** A browser whose position the test decides. */
function standAt(answer: { lat: number; lon: number } | 'refused' | 'away') {
  const getCurrentPosition = jest.fn((succeed: PositionCallback, fail: PositionErrorCallback) => {
    if (typeof answer === 'object')
      succeed({ coords: { latitude: answer.lat, longitude: answer.lon } } as GeolocationPosition);
    else fail({ code: answer === 'refused' ? 1 : 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('SE-019, C60: a place by keyboard searches within 25 km, is remembered, and gives cards their distance; the list comes once, what is typed nowhere', async () => {
  const { user, api } = open();
  await user.type(await field(), 'utr');
  expect(await screen.findByRole('option', { name: /Utrecht/ })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(lastAsked(api)).toMatchObject({ plaats: '2745912', afstand: '25' }));
  expect(await field()).toHaveValue('Utrecht (UT)');
  expect(screen.getByRole('combobox', { name: 'Afstand' })).toHaveValue('25');
  expect(
    within(screen.getByRole('list', { name: 'Gekozen filters' })).getByText('Binnen 25 km van Utrecht'),
  ).toBeVisible();
  expect(await screen.findByText(/Amersfoort.*, 20 km/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(HOME_PLACE_STORAGE_KEY) ?? '')).toEqual(UTRECHT);
  expect(api.requestsOf('listPlaces')).toHaveLength(1);
});

test('C60: nothing of places is asked until the field is used; a place in the address is named', async () => {
  const { api } = open();
  await field();
  expect(api.requestsOf('listPlaces')).toHaveLength(0);
});

test('C60: a place in the address is named; its chip takes radius and place away, the remembered place stays', async () => {
  const { user, api } = open(`?plaats=${BREDA.id}&afstand=50`);
  const chip = await screen.findByRole('button', { name: 'Verwijder filter Binnen 50 km van Breda' });
  await user.click(chip);
  await waitFor(() => expect(lastAsked(api)).not.toHaveProperty('afstand'));
  expect(lastAsked(api)).not.toHaveProperty('plaats');
});

test('C60: nearest first can be chosen once there is a place, and takes the place along', async () => {
  localStorage.setItem(HOME_PLACE_STORAGE_KEY, JSON.stringify(UTRECHT));
  const { user, api } = open();
  await field();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sorteren' }), 'Dichtbij eerst');
  await waitFor(() => expect(lastAsked(api)).toMatchObject({ plaats: '2745912', sort: 'afstand' }));
  await user.clear(await field());
  await user.tab();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sorteren' })).toHaveValue('nieuw'));
  expect(screen.queryByRole('option', { name: 'Dichtbij eerst' })).not.toBeInTheDocument();
  expect(localStorage.getItem(HOME_PLACE_STORAGE_KEY)).toBeNull();
});

test('C60: without a place there is no order by distance, and an address that asks it is searched without', async () => {
  const { api } = open('?sort=afstand&afstand=25');
  await field();
  expect(screen.queryByRole('option', { name: 'Dichtbij eerst' })).not.toBeInTheDocument();
  expect(lastAsked(api)).toMatchObject({ sort: 'nieuw' });
  expect(lastAsked(api)).not.toHaveProperty('afstand');
});

test('C60: the position of the browser is asked after a click alone, rounded to a place, and is in no request', async () => {
  const asked = standAt({ lat: 52.0812, lon: 5.1307 });
  const { user, api } = open();
  await field();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
  expect(await screen.findByText('Uw plaats is Utrecht (UT).')).toBeVisible();
  await waitFor(() => expect(lastAsked(api)).toMatchObject({ plaats: '2745912', afstand: '25' }));
  expect(JSON.stringify(api.requests)).not.toMatch(/52\.08|5\.13/);
});

test.each([
  ['refused' as const, 'Uw browser mag uw locatie niet geven. Typ uw plaats.'],
  ['away' as const, 'Uw locatie is niet gevonden. Typ uw plaats.'],
  [{ lat: 40, lon: -3 }, 'U bent niet in de buurt van een plaats die wij kennen. Typ uw plaats.'],
])('C60: a position that does not come (%j) is told', async (answer, told) => {
  standAt(answer);
  const { user } = open();
  await field();
  await user.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
  expect(await screen.findByText(told)).toBeVisible();
});

test('C60: a text that is no place stays, and says what to do; a list that does not come says so', async () => {
  const { user } = open();
  await user.type(await field(), 'Xanadu');
  expect(await screen.findByText('Geen plaats gevonden met ‘Xanadu’.')).toBeVisible();
  await user.tab();
  expect(await field()).toHaveValue('Xanadu');
  expect(await field()).toHaveAccessibleDescription(/Kies een plaats uit de lijst/);
});
