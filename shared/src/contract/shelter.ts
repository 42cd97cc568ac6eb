import * as z from 'zod/mini';
import { dataOf, lookupOf, pageOf } from './envelope';
import { OpeningHours } from './opening-hours';
import { latitude, longitude } from './place';
import {
  contactPreference,
  count,
  country,
  id,
  isoDate,
  isoTime,
  kindId,
  pageNumber,
  publicRows,
  queryList,
  queryText,
  uuidkey,
} from './wire';

/** Number of a shelter's animals of one kind (`animals`): heading, English key of the kind, kind id, how many. */
export const ShelterKindCount = z.object({
  /** Plural Dutch heading: Katten, Honden, Overige dieren, Konijnen. */
  title: z.string(),
  type: z.string(),
  typeid: kindId,
  count,
});
export type ShelterKindCount = z.infer<typeof ShelterKindCount>;

const rating = z.nullable(z.number().check(z.gte(1), z.lte(5)));

/** A shelter as a card of a search result names it (C06). `lat` and `lon`: where it is, null when its place is not known (C60). */
export const ShelterLabel = z.object({
  ...{ id, uuidkey, naam: z.string(), plaats: z.string(), land: country },
  lat: z.optional(z.nullable(latitude)),
  lon: z.optional(z.nullable(longitude)),
});
export type ShelterLabel = z.infer<typeof ShelterLabel>;

/** The shelter inside an animal: enough for the contact card. `rating` has one decimal, null without reviews. */
export const ShelterSummary = z.extend(ShelterLabel, {
  telefoon: z.nullable(z.string()),
  email: z.nullable(z.string()),
  response_voorkeur: contactPreference,
  rating,
  ratingcount: count,
  /** The last day on which the shelter takes no new reactions, 'Even vol', and a word about it (C15). */
  vol_tot: z.optional(z.nullable(isoDate)),
  vol_bericht: z.optional(z.nullable(z.string())),
  /** Opening days within which it usually answers a reaction; null when too few were answered lately (C15). */
  reageert_binnen: z.optional(z.nullable(count)),
});
export type ShelterSummary = z.infer<typeof ShelterSummary>;

/**
 * A shelter (C15, C22). `ntotaal` counts P, N and G; `nmax` is null when no limit was agreed, then the default counts (C11).
 * For the public `animals` counts N and G per kind. `recordid` equals `id` (C50).
 */
export const Shelter = z.extend(ShelterSummary, {
  ntotaal: count,
  nmax: z.nullable(count),
  animals: z.array(ShelterKindCount),
  recordid: id,
  adres: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  provincie: z.nullable(id),
  provincienaam: z.nullable(z.string()),
  provincieafkorting: z.nullable(z.string()),
  url: z.nullable(z.string()),
  donatienummer: z.nullable(z.string()),
  fotourl: z.nullable(z.string()),
  /** Whether the shelter gave `lat` and `lon` itself; otherwise they are those of its place (C60). */
  plek_zelf: z.optional(z.boolean()),
  /** Null when the shelter filled in none. */
  openingstijden: z.optional(z.nullable(OpeningHours)),
});
export type Shelter = z.infer<typeof Shelter>;

/** `GET shelter/{id}`, `GET shelter/user/{uid}`: `{data: {…}}`. */
export const ShelterAnswer = dataOf(Shelter);
export type ShelterAnswer = z.infer<typeof ShelterAnswer>;

/**
 * How fast a shelter answers, for its staff (C15): `dagen` as `reageert_binnen`, `beantwoord` reactions of the last 90 days of `nodig` that a
 * figure needs, `open` ones in send or inprogress and since when the oldest of them waits.
 */
export const ResponseTime = z.object({
  dagen: z.nullable(count),
  beantwoord: count,
  nodig: count,
  open: count,
  oudste_open: z.nullable(isoTime),
});
export type ResponseTime = z.infer<typeof ResponseTime>;

/** `GET shelter/{id}/reactietijd`: `{data: {…}}`. */
export const ResponseTimeAnswer = dataOf(ResponseTime);
export type ResponseTimeAnswer = z.infer<typeof ResponseTimeAnswer>;

/** What `GET shelter` may be asked for (C26): countries, words in name and place, page. */
export const ShelterQuery = z.object({
  land: queryList(country, 3),
  q: queryText(100),
  first: pageNumber,
  rows: publicRows,
});
export type ShelterQuery = z.infer<typeof ShelterQuery>;

/** A row of the shelter search (C06). */
export const ShelterRow = z.extend(ShelterLabel, {
  provincie: z.nullable(id),
  provincienaam: z.nullable(z.string()),
  provincieafkorting: z.nullable(z.string()),
  telefoon: z.nullable(z.string()),
  rating,
  ratingcount: count,
  animals: z.array(ShelterKindCount),
});
export type ShelterRow = z.infer<typeof ShelterRow>;

/** `GET shelter?land=&q=&first=&rows=`. */
export const ShelterPage = pageOf(ShelterRow);
export type ShelterPage = z.infer<typeof ShelterPage>;

/** `GET shelter?naam=&action=lookupt` (C26): the value `lookupt` is the specification's. */
export const ShelterLookupQuery = z.object({
  naam: z.string().check(z.minLength(1), z.maxLength(100)),
  action: z.literal('lookupt'),
});
export type ShelterLookupQuery = z.infer<typeof ShelterLookupQuery>;

/** A row of the shelter autocomplete. */
export const ShelterOption = z.object({ id, uuidkey, naam: z.string(), plaats: z.string(), land: country });
export type ShelterOption = z.infer<typeof ShelterOption>;

/** Answer of the shelter autocomplete: `{items}`, best match first. */
export const ShelterLookup = lookupOf(ShelterOption);
export type ShelterLookup = z.infer<typeof ShelterLookup>;
