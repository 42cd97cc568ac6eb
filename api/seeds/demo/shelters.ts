import type { OpeningHours } from '@portal/shared/contract';
import type { Calendar } from './calendar';
import { OPENING_HOURS } from './opening-hours';
import { FANTASY_NAMES, listPlaces, type Place, PREFIXES, postcodeFor, STREETS } from './places';
import { createRandom, type Random } from './random';
import { demoUuid } from './uuid';

/** A row of the table shelter; counters are filled after the animals and reviews are in. */
export interface ShelterRow {
  id: number;
  uuidkey: string;
  naam: string;
  adres: string;
  postcode: string;
  plaats: string;
  provincie: number;
  land: string;
  latitude: number;
  longitude: number;
  telefoon: string;
  email: string | null;
  emailbheerder: string;
  email_factuur: string;
  url: string;
  ubn: string;
  traces: string | null;
  pension: boolean;
  dieren_buitenland: boolean;
  response_voorkeur: 'email' | 'telefoon' | 'beide';
  openingstijden: OpeningHours;
  donatienummer: string;
  nmax: number | null;
  active: boolean;
  version: number;
  updated_at: string;
}

const LIMITS = [10, 25, 40, 60, 100, 150] as const;
/** Places left at the shelters of the cases: exactly full, 1, 3 and 4. */
const LEFT: ReadonlyMap<number, number> = new Map([
  [2, 0],
  [3, 1],
  [4, 3],
  [5, 4],
]);
const PREFIX: ReadonlyMap<number, string> = new Map([
  [13, 'Kattenopvang'],
  [14, 'Hondenopvang'],
  [15, 'Knaagdierenopvang'],
]);

function limitFor(id: number, occupied: number, rnd: Random): number | null {
  const fitting = LIMITS.filter((limit) => limit >= occupied);
  const drawn = fitting.length === 0 ? null : rnd.pick(fitting);
  if (id === 1) {
    return LIMITS.find((limit) => limit >= occupied + 15) ?? occupied + 15;
  }
  if (id === 6) {
    return null;
  }
  const left = LEFT.get(id);
  return left === undefined ? drawn : occupied + left;
}

function preferenceFor(id: number, rnd: Random): ShelterRow['response_voorkeur'] {
  const drawn = rnd.weighted([
    ['email', 60],
    ['telefoon', 30],
    ['beide', 10],
  ] as const);
  return id === 1 ? 'email' : id === 8 ? 'telefoon' : id === 9 ? 'beide' : drawn;
}

function phoneFor(place: Place, rnd: Random): string {
  const area = rnd.pick(['10', '20', '30', '40', '50', '70']);
  const number = `0${rnd.int(100_000, 999_999)}`;
  const country =
    place.land === 'NL'
      ? `31${area}`
      : place.land === 'BE'
        ? '322'
        : place.afkorting === 'AUA'
          ? '297'
          : place.afkorting === 'SXM'
            ? '1721'
            : '599';
  return `+${country}${number}`;
}

function domainOf(naam: string): string {
  return naam
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** All shelters in the order of their ids. `occupied` (index = id) holds P + N + G, for the limits. */
export function makeShelters(
  times: number,
  seed: number,
  occupied: ArrayLike<number>,
  province: ReadonlyMap<string, number>,
  calendar: Calendar,
): ShelterRow[] {
  const rnd = createRandom(seed, 'shelter');
  const used = new Set<string>();
  return listPlaces(times).map((place, i): ShelterRow => {
    const id = i + 1;
    const fantasy = FANTASY_NAMES[i % FANTASY_NAMES.length] ?? '';
    const pair = `${PREFIX.get(id) ?? rnd.pick(PREFIXES)} ${fantasy}`;
    const withPlace = used.has(pair) ? `${pair} ${place.plaats}` : pair;
    const naam = used.has(withPlace) ? `${withPlace} ${id}` : withPlace;
    used.add(pair).add(naam);
    const site = domainOf(naam);
    const noEmail = rnd.chance(0.05);
    const hasEmail = id === 7 ? false : id <= 15 || !noEmail;
    return {
      id,
      uuidkey: demoUuid(seed, 'shelter', id),
      naam,
      adres: `${rnd.pick(STREETS)} ${rnd.int(1, 240)}`,
      postcode: postcodeFor(place, rnd),
      plaats: place.plaats,
      provincie: province.get(place.afkorting) ?? 0,
      land: place.land,
      latitude: Number((place.latitude + rnd.between(-0.02, 0.02)).toFixed(4)),
      longitude: Number((place.longitude + rnd.between(-0.02, 0.02)).toFixed(4)),
      telefoon: phoneFor(place, rnd),
      email: hasEmail ? `info@${site}.example` : null,
      emailbheerder: `beheer@${site}.example`,
      email_factuur: `factuur@${site}.example`,
      url: `https://${site}.example`,
      ubn: String(rnd.int(1_000_000, 9_999_999)),
      traces: null,
      pension: rnd.chance(0.3),
      dieren_buitenland: rnd.chance(0.15),
      response_voorkeur: preferenceFor(id, rnd),
      openingstijden: rnd.pick(OPENING_HOURS),
      donatienummer: 'NL96TEST0000000000',
      nmax: limitFor(id, occupied[id] ?? 0, rnd),
      active: true,
      version: 1,
      updated_at: calendar.at(rnd.int(1, 200), rnd.next()),
    };
  });
}
