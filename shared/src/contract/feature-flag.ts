import * as z from 'zod/mini';
import { itemOf, itemsOf } from './envelope';
import { id } from './wire';

/** A feature flag: `environment` is 'all' or a comma list, `asiel_ids` shelters, `user_ids` uids (C41). */
export const Feature = z.object({
  alias: z.string(),
  environment: z.string(),
  asiel_ids: z.array(id),
  user_ids: z.array(z.string()),
});
export type Feature = z.infer<typeof Feature>;

/** `GET feature/{alias}`: with the sse adapter only on or off, decided for the caller (C41). */
export const FeatureState = z.object({ alias: z.string(), on: z.boolean() });
export type FeatureState = z.infer<typeof FeatureState>;
export const FeatureAnswer = itemOf(FeatureState);
export type FeatureAnswer = z.infer<typeof FeatureAnswer>;

/** `GET feature`: for admins. */
export const FeatureList = itemsOf(Feature);
export type FeatureList = z.infer<typeof FeatureList>;
