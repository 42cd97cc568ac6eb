import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, type Me, MeAnswer, type MeUpdate } from '@portal/shared/contract';

/** The calls about the own account that the shell's screens make (C14, C12); the account itself is `getMe` of shared. */
export const accountApi = injectOwned('shell', (build) => ({
  /** Changes the own names, which the list of accounts and the own reviews show as well. */
  updateMe: build.mutation<Me, MeUpdate, MeAnswer>({
    query: (body) => ({ url: apiPath.me(), method: 'PUT', body }),
    rawResponseSchema: MeAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: [{ type: 'Account', id: 'ME' }, { type: 'Account', id: 'LIST' }, 'Review'],
  }),
  /** Opens a closed account again with the code of its mail (C14). */
  restoreMe: build.mutation<null, string>({
    query: (code) => ({ url: apiPath.restoreMe(), method: 'POST', body: { code } }),
  }),
  /** Stops the mails of a saved search with the code of one of them (C12). */
  unsubscribe: build.mutation<null, string>({
    query: (code) => ({ url: apiPath.unsubscribe(), method: 'POST', params: { code } }),
    invalidatesTags: [{ type: 'SavedSearch', id: 'LIST' }],
  }),
  /** Ends a signed-in browser: its id, or `current` (docs/trust.md#sessions). */
  endSession: build.mutation<null, string>({
    query: (id) => ({ url: apiPath.mySession(id), method: 'DELETE' }),
  }),
}));

export const { useUpdateMeMutation, useRestoreMeMutation, useUnsubscribeMutation, useEndSessionMutation } = accountApi;
