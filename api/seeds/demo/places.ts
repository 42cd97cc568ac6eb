import type { Random } from './random';

/** A province or country with its places: abbreviation, number of shelters at 10k, `[name, lat, lon]`. */
interface Region {
  afkorting: string;
  land: 'NL' | 'BE' | 'NA';
  count: number;
  places: readonly (readonly [string, number, number])[];
}

/** One town where a shelter stands. */
export interface Place {
  afkorting: string;
  land: 'NL' | 'BE' | 'NA';
  plaats: string;
  latitude: number;
  longitude: number;
}

function region(land: Region['land'], afkorting: string, count: number, list: string): Region {
  const places = list.split(' · ').map((item) => {
    const [, name = '', lat = '', lon = ''] = /^(.*) (-?[\d.]+),(-?[\d.]+)$/.exec(item) ?? [];
    return [name, Number(lat), Number(lon)] as const;
  });
  return { land, afkorting, count, places };
}

const REGIONS: readonly Region[] = [
  region(
    'NL',
    'ZH',
    18,
    'Rotterdam 51.92,4.48 · Den Haag 52.08,4.31 · Leiden 52.16,4.49 · Dordrecht 51.81,4.67 · Delft 52.01,4.36 · Gouda 52.01,4.71 · Zoetermeer 52.06,4.49 · Gorinchem 51.84,4.97 · Alphen aan den Rijn 52.13,4.66',
  ),
  region(
    'NL',
    'NH',
    16,
    'Amsterdam 52.37,4.90 · Haarlem 52.38,4.64 · Alkmaar 52.63,4.75 · Hoorn 52.64,5.06 · Hilversum 52.22,5.17 · Zaandam 52.44,4.83 · Den Helder 52.96,4.76 · Purmerend 52.50,4.95',
  ),
  region(
    'NL',
    'NB',
    14,
    "'s-Hertogenbosch 51.69,5.30 · Eindhoven 51.44,5.48 · Tilburg 51.56,5.09 · Breda 51.59,4.78 · Helmond 51.48,5.66 · Oss 51.77,5.52 · Roosendaal 51.53,4.46 · Bergen op Zoom 51.49,4.29",
  ),
  region(
    'NL',
    'GE',
    12,
    'Arnhem 51.98,5.91 · Nijmegen 51.84,5.85 · Apeldoorn 52.21,5.97 · Ede 52.05,5.67 · Doetinchem 51.97,6.29 · Harderwijk 52.34,5.62 · Tiel 51.89,5.43 · Zutphen 52.14,6.20',
  ),
  region(
    'NL',
    'UT',
    8,
    'Utrecht 52.09,5.12 · Amersfoort 52.16,5.39 · Veenendaal 52.03,5.56 · Zeist 52.09,5.23 · Woerden 52.09,4.88',
  ),
  region(
    'NL',
    'OV',
    7,
    'Zwolle 52.52,6.09 · Enschede 52.22,6.89 · Deventer 52.25,6.16 · Almelo 52.36,6.66 · Hengelo 52.27,6.79 · Kampen 52.56,5.91',
  ),
  region(
    'NL',
    'LI',
    7,
    'Maastricht 50.85,5.69 · Venlo 51.37,6.17 · Heerlen 50.89,5.98 · Roermond 51.19,5.99 · Sittard 51.00,5.87 · Weert 51.25,5.71',
  ),
  region(
    'NL',
    'FR',
    5,
    'Leeuwarden 53.20,5.79 · Sneek 53.03,5.66 · Drachten 53.11,6.10 · Heerenveen 52.96,5.92 · Dokkum 53.33,6.00',
  ),
  region('NL', 'GR', 4, 'Groningen 53.22,6.57 · Veendam 53.10,6.88 · Stadskanaal 52.99,6.95 · Winschoten 53.14,7.03'),
  region('NL', 'DR', 4, 'Assen 52.99,6.56 · Emmen 52.79,6.90 · Hoogeveen 52.72,6.48 · Meppel 52.70,6.19'),
  region('NL', 'ZE', 3, 'Middelburg 51.50,3.61 · Goes 51.50,3.89 · Terneuzen 51.34,3.83'),
  region('NL', 'FL', 2, 'Almere 52.37,5.22 · Lelystad 52.52,5.47'),
  region('BE', 'VAN', 7, 'Antwerpen 51.22,4.40 · Mechelen 51.03,4.48 · Turnhout 51.32,4.94'),
  region('BE', 'VOV', 6, 'Gent 51.05,3.72 · Aalst 50.94,4.04 · Sint-Niklaas 51.17,4.14'),
  region('BE', 'VWV', 5, 'Brugge 51.21,3.22 · Kortrijk 50.83,3.26 · Oostende 51.23,2.92'),
  region('BE', 'VBR', 4, 'Leuven 50.88,4.70 · Halle 50.73,4.24'),
  region('BE', 'VLI', 4, 'Hasselt 50.93,5.34 · Genk 50.97,5.50'),
  region('BE', 'BRU', 1, 'Brussel 50.85,4.35'),
  region('BE', 'WLG', 1, 'Luik 50.63,5.57'),
  region('BE', 'WNA', 1, 'Namen 50.47,4.87'),
  region('BE', 'WHT', 1, 'Bergen 50.45,3.95'),
];

const ANTILLES: readonly Region[] = [
  region('NA', 'AUA', 1, 'Oranjestad 12.52,-70.03'),
  region('NA', 'BON', 1, 'Kralendijk 12.15,-68.27'),
  region('NA', 'CUR', 1, 'Willemstad 12.11,-68.93'),
  region('NA', 'SXM', 1, 'Philipsburg 18.03,-63.05'),
];

function placeOf(from: Region, at: number): Place {
  const [plaats, latitude, longitude] = from.places[at % from.places.length] ?? ['', 0, 0];
  return { afkorting: from.afkorting, land: from.land, plaats, latitude, longitude };
}

function placesFrom(from: Region, first: number, count: number): Place[] {
  return Array.from({ length: Math.max(0, count - first) }, (_, i) => placeOf(from, first + i));
}

/**
 * Towns in the order of the shelters' ids. The first fifteen (one of each Dutch province and three Belgian ones) are the same
 * at every scale, because the cases of `cases.ts` stand there; `times` is the multiple of the table's numbers, 0 for the pilot.
 */
export function listPlaces(times: number): Place[] {
  const pilot = REGIONS.slice(0, 15);
  const rest =
    times === 0 ? [] : REGIONS.flatMap((item, i) => placesFrom(item, i < pilot.length ? 1 : 0, item.count * times));
  const overseas =
    times === 0
      ? []
      : Array.from({ length: times > 1 ? 6 : 4 }, (_, i) =>
          placeOf(ANTILLES[i % 4] ?? { ...region('NA', 'AUA', 1, 'Oranjestad 12.52,-70.03') }, 0),
        );
  return [...pilot.map((item) => placeOf(item, 0)), ...rest, ...overseas];
}

/** A valid postcode of the country (C46); the Antilles have none and write a dash. */
export function postcodeFor(place: Place, rnd: Random): string {
  if (place.land === 'NA') {
    return '-';
  }
  const digits = String(rnd.int(1011, 9899));
  const letters = 'ABCDEGHJKLMNPRSTVWXZ';
  return place.land === 'BE' ? digits : `${digits} ${letters[rnd.int(0, 14)]}${letters[rnd.int(0, 14)]}`;
}

export const PREFIXES = ['Dierenopvang', 'Dierentehuis', 'Dierenasiel', 'Dierencentrum'] as const;

export const FANTASY_NAMES =
  'De Gouden Snuit, Het Warme Nest, De Vrolijke Staart, Pootje Thuis, De Stille Haven, Het Zachte Kussen, De Natte Neus, De Lange Oren, Het Derde Mandje, De Spinnende Kater, De Blije Brokken, De Laatste Kluif, Het Open Hek, De Zonnige Vensterbank, De Rode Halsband, De Twaalf Pootjes, Het Tweede Begin, De Wollige Vacht, De Wandelriem, Het Kattenluik, De Hooizolder, De Bonte Snorhaar, Huisje Boompje Poot, De Trouwe Blik, De Warme Deken, Het Nieuwe Spoor, De Kwispel, Het Zonnehok, De Blauwe Voerbak, De Oude Eik, De Zilveren Pluim, De Kleine Krabpaal, De Ronde Mand, De Vier Windstreken, Het Vangnet, De Dierenbrug, De Zachte Landing, Het Groene Erf, De Lentepoot, De Winterstal'.split(
    ', ',
  );

export const STREETS =
  'Dierenlaan, Weidepad, Molenweg, Kanaaldijk, Industrieweg, Parklaan, Boslaan, Veldweg, Hoeveweg, Stationsweg, Kerkpad, Zandpad, Lindelaan, Meidoornpad, Singel, Achterweg'.split(
    ', ',
  );
