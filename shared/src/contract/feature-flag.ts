import * as z from 'zod/mini';
import { itemOf, itemsOf } from './envelope';
import { cleanLine, sentLength } from './text';
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

/** A flag with the names behind its ids, for admins. */
export const ManagedFeature = z.extend(Feature, {
  asielen: z.array(z.object({ id, naam: z.string() })),
  users: z.array(z.object({ uid: z.string(), email: z.string() })),
});
export type ManagedFeature = z.infer<typeof ManagedFeature>;

/** `GET feature`: for admins. */
export const FeatureList = itemsOf(ManagedFeature);
export type FeatureList = z.infer<typeof FeatureList>;

/** Value of `tab` in the address `admin/beheer?tab=functies`. */
export const FEATURE_TAB = 'functies';

/** `PUT feature/{alias}`: `{data: {item}}`. */
export const ManagedFeatureAnswer = itemOf(ManagedFeature);
export type ManagedFeatureAnswer = z.infer<typeof ManagedFeatureAnswer>;

export const ByAlias = z.object({ alias: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });

/** Most shelters, and most users, that a flag names. */
export const FEATURE_IDS_MAX = 200;

const ENVIRONMENTS = /^([a-z0-9-]+(,[a-z0-9-]+)*)?$/;
const listMax = z.maxLength(FEATURE_IDS_MAX, `Kies er maximaal ${FEATURE_IDS_MAX}`);

/** Body of `PUT feature/{alias}` by admins: the whole flag. '' is on in no environment; unknown shelters or users are 422. */
export const FeatureForm = z.object({
  environment: z.string('Vul de omgevingen in').check(
    sentLength(200),
    z.overwrite((text) => cleanLine(text).replaceAll(' ', '').toLowerCase()),
    z.maxLength(200, 'Gebruik maximaal 200 tekens'),
    z.regex(ENVIRONMENTS, "Vul 'all' in, of namen met een komma ertussen"),
  ),
  asiel_ids: z.array(id).check(listMax),
  user_ids: z.array(z.string().check(z.minLength(1), z.maxLength(128))).check(listMax),
});
export type FeatureForm = z.infer<typeof FeatureForm>;
