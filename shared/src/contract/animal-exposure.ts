import * as z from 'zod/mini';
import { count, id } from './wire';

/** Most animals that one report names: a page has at most as many. */
export const SEEN_MAX = 200;

/**
 * Body of `POST animal/seen` (C63): the numbers of the animals whose cards were on the screen, once per view of a page. No user, no address, no
 * time: nothing that says whose screen it was.
 */
export const AnimalsSeen = z.object({ shown: z.array(id).check(z.minLength(1), z.maxLength(SEEN_MAX)) });
export type AnimalsSeen = z.infer<typeof AnimalsSeen>;

/** How often an animal was on a screen in a search, and its profile opened, in the last so many days, today included (C63). */
export const AnimalExposure = z.object({ days: count, shown: count, opened: count });
export type AnimalExposure = z.infer<typeof AnimalExposure>;
