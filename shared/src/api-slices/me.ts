import { apiPath, type Me, MeAnswer } from '@portal/shared/contract';
import { injectOwned } from './inject-owned';

const meApi = injectOwned('shared', (build) => ({
  /** The own account (C14); only fetched while somebody is signed in. */
  getMe: build.query<Me, void, MeAnswer>({
    query: () => ({ url: apiPath.me() }),
    rawResponseSchema: MeAnswer,
    transformResponse: (answer) => answer.data.item,
    providesTags: [{ type: 'Account', id: 'ME' }],
  }),
}));

export const { useGetMeQuery } = meApi;

/** What the cache has of the own account, without asking for it: `data` and how the request went. */
export const selectMe = meApi.endpoints.getMe.select();

/** Asks for the own account again. */
export const refetchMe = () => meApi.util.invalidateTags([{ type: 'Account', id: 'ME' }]);

/** Puts an account that is already at hand into the cache, as the answer of `GET me`. */
export const meKnown = (me: Me) =>
  meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: me }]);
