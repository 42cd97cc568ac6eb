import type { Place } from '@portal/shared/contract';
import { distanceKm, type Point } from './distance';

/** Accents, apart from their letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** What of a name is compared: letters and figures without accents, 'sint' as 'st' and without the article 's-. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/^['’]s[ -]/, '')
    .replace(/\bsint\b/g, 'st')
    .replace(/[^a-z0-9]/g, '');

/** 'Hengelo (OV)': places of one name are told apart by their province. */
export const placeLabel = ({ naam, afkorting }: Pick<Place, 'naam' | 'afkorting'>): string => `${naam} (${afkorting})`;

const keysOf = ({ naam, ook }: Place) => [placeKey(naam), ...(ook ? [placeKey(ook)] : [])];

/** Places whose name begins with the text, then those that have it elsewhere; within both the largest first, as the list is. */
export function findPlaces(places: readonly Place[], text: string, max: number): Place[] {
  const key = placeKey(text);
  if (key === '') return [];
  const beginning: Place[] = [];
  const elsewhere: Place[] = [];
  for (const place of places) {
    const keys = keysOf(place);
    if (keys.some((known) => known.startsWith(key))) beginning.push(place);
    else if (keys.some((known) => known.includes(key))) elsewhere.push(place);
    if (beginning.length === max) break;
  }
  return [...beginning, ...elsewhere].slice(0, max);
}

/** Farther than this from every place, a position is not in a country of the portal. */
const ABROAD_KM = 40;

/** The place that a position is rounded to; undefined for one that is far from all of them. */
export function nearestPlace(places: readonly Place[], position: Point): Place | undefined {
  let nearest: Place | undefined;
  let least = ABROAD_KM;
  for (const place of places) {
    const distance = distanceKm(place, position);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}
