import { badAnswer, baseQuery, logError } from '@portal/shared/platform';
import { buildCreateApi, coreModule, createApi, reactHooksModule } from '@reduxjs/toolkit/query/react';

/**
 * The tags that more than one part uses, a noun each: so a change in one remote refetches the view of another. A tag of one part alone is
 * handed to `injectOwned`. A list gives each id and `LIST`; creating invalidates `LIST`, changing invalidates the id.
 */
export const TAG_TYPES = [
  'Account',
  'Animal',
  'Favourite',
  'Lookup',
  'Message',
  'News',
  'Reaction',
  'Review',
  'SavedSearch',
  'Shelter',
  'ShelterApplication',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Tests in Node import this without a build. */
const isOnServer = typeof __ON_SERVER__ !== 'undefined' && __ON_SERVER__;

/** On the server no effect runs: there a query is asked while its component renders. */
const createPortalApi = isOnServer
  ? buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }))
  : createApi;

/**
 * The one RTK Query api of the whole portal (SHD-001). Its endpoints come by `injectOwned`. An answer that breaks the contract becomes
 * an ordinary error with code `BAD_ANSWER`; the reason goes to the console.
 */
export const baseApi = createPortalApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
  // There the api answers itself, and has checked what it says by the same schema.
  skipSchemaValidation: isOnServer,
  catchSchemaFailure: (error, info) => {
    logError(`The answer to ${info.endpoint} is not what the contract says.`, error.issues);
    return badAnswer(200);
  },
});

/** The tags of a list: one per id, and `LIST`; only `LIST` while there is no list. */
export function listTags<T extends string>(type: T, ids: readonly (string | number)[] = []) {
  return [...ids.map((id) => ({ type, id })), { type, id: 'LIST' as const }];
}
