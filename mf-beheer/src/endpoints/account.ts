import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  AccountAnswer,
  AccountPage,
  type AccountQuery,
  type AccountRow,
  type AccountUpdate,
  apiPath,
} from '@portal/shared/contract';

const accountApi = injectOwned('mf-beheer', (build) => ({
  /** A page of accounts, by words in the address and by types (C33). */
  listAccounts: build.query<AccountPage, AccountQuery>({
    query: (params) => ({ url: apiPath.accounts(), params }),
    responseSchema: AccountPage,
    providesTags: (page) =>
      listTags(
        'Account',
        page?.data.map(({ uid }) => uid),
      ),
  }),
  /** Links, unlinks or locks the account with this sign-in id (C37). */
  updateAccount: build.mutation<AccountRow, AccountUpdate & { uid: string }, AccountAnswer>({
    query: (body) => ({ url: apiPath.account(body.uid), method: 'PUT', body }),
    rawResponseSchema: AccountAnswer,
    transformResponse: (answer) => answer.data.item,
    invalidatesTags: (account) => (account === undefined ? [] : [{ type: 'Account', id: 'LIST' }]),
  }),
  /** Has the api mail the code that confirms the address of this account again (C37). */
  sendVerification: build.mutation<null, string>({
    query: (uid) => ({ url: apiPath.accountVerification(uid), method: 'POST' }),
  }),
}));

export const { useListAccountsQuery, useSendVerificationMutation, useUpdateAccountMutation } = accountApi;
