import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, MeClosed, MeExport, type Session, SessionList } from '@portal/shared/contract';

/** The calls of the profile page alone (C14); names and ending one browser stand in `account.ts`. */
export const profileApi = injectOwned('shell', (build) => ({
  /** Closes the account at once; asks for a fresh sign-in. */
  closeMe: build.mutation<MeClosed, void>({
    query: () => ({ url: apiPath.me(), method: 'DELETE' }),
    rawResponseSchema: MeClosed,
  }),
  /** Everything that is kept about oneself. A mutation, so that no copy stays; asks for a fresh sign-in. */
  exportMe: build.mutation<MeExport, void>({
    query: () => ({ url: apiPath.myExport() }),
    rawResponseSchema: MeExport,
  }),
  /** The signed-in browsers, the latest first; none with a Firebase project. */
  listSessions: build.query<Session[], void, SessionList>({
    query: () => ({ url: apiPath.mySessions() }),
    rawResponseSchema: SessionList,
    transformResponse: (answer) => answer.data.items,
    keepUnusedDataFor: 0,
  }),
  /** Signs every browser out, this one too. */
  endAllSessions: build.mutation<null, void>({
    query: () => ({ url: apiPath.mySessions(), method: 'DELETE' }),
  }),
}));

export const { useCloseMeMutation, useExportMeMutation, useListSessionsQuery, useEndAllSessionsMutation } = profileApi;
