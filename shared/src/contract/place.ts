import * as z from 'zod/mini';
import { lookupOf } from './envelope';
import { country, id } from './wire';

/** Degrees north and east (WGS 84). */
export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));

/** Kilometres in a straight line that a search can be kept within (C60). */
export const Radius = { near: 10, middle: 25, far: 50 } as const;
export type Radius = (typeof Radius)[keyof typeof Radius];

/** A place where people live (GeoNames, CC BY 4.0): its GeoNames id, the abbreviation of its province, where its middle is. */
export const Place = z.object({
  id,
  naam: z.string(),
  afkorting: z.string(),
  land: country,
  lat: latitude,
  lon: longitude,
  /** Another name that people type: Den Bosch, Liège. */
  ook: z.optional(z.string()),
});
export type Place = z.infer<typeof Place>;

/** `GET place`: every place that 'Waar woont u?' knows, the largest first. The browser searches in it itself (C60). */
export const PlaceLookup = lookupOf(Place);
export type PlaceLookup = z.infer<typeof PlaceLookup>;
