import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country, Place } from '@portal/shared/contract';
import { type Point, placeKey } from '@portal/shared/domain';
import { projectRoot } from '../../lib/project-root';

/** GeoNames, CC BY 4.0; `shared/scripts/make-places.mjs` made it. */
const TABLE = join(projectRoot, 'api/data/places.tsv');

/** A place, and the province of the portal that it is in. */
interface Row {
  place: Place;
  provincie: number;
}

function toRow(line: string): Row {
  const [id, naam = '', provincie, afkorting = '', land, lat, lon, ook] = line.split('\t');
  const place = { id: Number(id), naam, afkorting, land: land as Country, lat: Number(lat), lon: Number(lon) };
  return { place: ook ? { ...place, ook } : place, provincie: Number(provincie) };
}

/** Where a shelter says that it is. */
export interface Address {
  plaats: string;
  land: Country;
  /** Tells places of one name apart; without it the largest is meant. */
  provincie: number | null;
}

/** The places of the portal: the table ships with the api and stays in memory. */
export interface PlaceTable {
  /** The largest first. */
  all: readonly Place[];
  find(id: number): Place | undefined;
  /** Where the place of an address is; undefined for one that the table does not have. */
  pointOf(address: Address): Point | undefined;
}

function read(): PlaceTable {
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n').map(toRow);
  const byId = new Map(rows.map(({ place }) => [place.id, place]));
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    for (const name of [row.place.naam, ...(row.place.ook ? [row.place.ook] : [])]) {
      const key = `${row.place.land} ${placeKey(name)}`;
      byName.set(key, [...(byName.get(key) ?? []), row]);
    }
  }
  return {
    all: rows.map(({ place }) => place),
    find: (id) => byId.get(id),
    pointOf({ plaats, land, provincie }) {
      const namesakes = byName.get(`${land} ${placeKey(plaats)}`) ?? [];
      return (namesakes.find((row) => row.provincie === provincie) ?? namesakes[0])?.place;
    },
  };
}

let table: PlaceTable | undefined;

/** Read once, when it is first asked for. */
export function placeTable(): PlaceTable {
  table ??= read();
  return table;
}
