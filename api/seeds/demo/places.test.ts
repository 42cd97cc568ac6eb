import { listPlaces } from './places';

describe('the places of the demo data', () => {
  test.each([
    [0, 12, 3, 0],
    [1, 100, 30, 4],
    [4, 400, 120, 6],
  ])('with %i times the table there are %i, %i and %i shelters', (times, nl, be, na) => {
    const places = listPlaces(times);
    const count = (land: string) => places.filter((place) => place.land === land).length;
    expect([count('NL'), count('BE'), count('NA')]).toEqual([nl, be, na]);
  });

  test.each([
    ['ZH', 18],
    ['NH', 16],
    ['NB', 14],
    ['GE', 12],
    ['UT', 8],
    ['OV', 7],
    ['LI', 7],
    ['FR', 5],
    ['GR', 4],
    ['DR', 4],
    ['ZE', 3],
    ['FL', 2],
    ['VAN', 7],
    ['BRU', 1],
  ])('province %s has %i shelters', (afkorting, count) => {
    expect(listPlaces(1).filter((place) => place.afkorting === afkorting)).toHaveLength(count);
  });

  test('every place has a name and coordinates', () => {
    expect(
      listPlaces(1).filter((place) => place.plaats === '' || Number.isNaN(place.latitude + place.longitude)),
    ).toEqual([]);
  });
});
