import { badAnswer, baseQuery, logError } from '@portal/shared/platform';
import { createApi } from '@reduxjs/toolkit/query/react';

/**
 * Every tag of the product, a noun each. They stand in one list so that a change in one remote refetches the view of
 * another. A list gives each id and `LIST`; creating invalidates `LIST`, changing invalidates the id.
 */
export const TAG_TYPES = [
  'Account',
  'Animal',
  'Article',
  'Favourite',
  'FeatureFlag',
  'Lookup',
  'Message',
  'News',
  'Reaction',
  'Release',
  'Review',
  'SavedSearch',
  'Shelter',
  'ShelterApplication',
  'Version',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/**
 * The one RTK Query api of the whole portal (SHD-001). Its endpoints come by `injectOwned`. An answer that breaks the contract becomes
 * an ordinary error with code `BAD_ANSWER`; the reason goes to the console.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  catchSchemaFailure: (error, info) => {
    logError(`The answer to ${info.endpoint} is not what the contract says.`, error.issues);
    return badAnswer(200);
  },
});

/** The tags of a list: one per id, and `LIST`; only `LIST` while there is no list. */
export function listTags<T extends TagType>(type: T, ids: readonly (string | number)[] = []) {
  return [...ids.map((id) => ({ type, id })), { type, id: 'LIST' as const }];
}
