import { apiPath, UnreadMessages } from '@portal/shared/contract';
import { baseApi } from './base-api';
import { injectOwned } from './inject-owned';

const unreadApi = injectOwned('shared', (build) => ({
  /** How many messages of chats wait for the person, or for their shelter (C57); only fetched while somebody is signed in. */
  getUnreadMessages: build.query<UnreadMessages['data'], void, UnreadMessages>({
    query: () => ({ url: apiPath.unreadMessages() }),
    rawResponseSchema: UnreadMessages,
    transformResponse: (answer) => answer.data,
    providesTags: ['Message'],
  }),
}));

export const { useGetUnreadMessagesQuery } = unreadApi;

/** Counts again what waits: something was read. */
export const messagesRead = () => baseApi.util.invalidateTags(['Message']);
