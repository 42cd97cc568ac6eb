import {
  apiPath,
  type NotifySetting,
  type SavedSearch,
  SavedSearchAnswer,
  SavedSearchList,
  type SavedSearchUpdate,
} from '@portal/shared/contract';
import * as z from 'zod/mini';
import { injectOwned } from './inject-owned';

/** A new saved search: `filters` as an address writes them; `key` is the Idempotency-Key of one opening of the dialog (C29). */
export interface NewSavedSearch {
  naam: string;
  filters: Record<string, string>;
  notify: NotifySetting;
  key: string;
}

/** What changes of a saved search; `viewed` true says that its new animals were seen. */
export type SavedSearchChange = Pick<SavedSearchUpdate, 'naam' | 'notify' | 'viewed'> & { uuidkey: string };

const list = [{ type: 'SavedSearch', id: 'LIST' }] as const;

const savedSearchApi = injectOwned('shared', (build) => ({
  /** The own saved searches, newest first (C12); for members of type default. */
  listSavedSearches: build.query<SavedSearch[], void, SavedSearchList>({
    query: () => ({ url: apiPath.savedSearches() }),
    rawResponseSchema: SavedSearchList,
    transformResponse: (answer) => answer.data.items,
    providesTags: list,
  }),
  /** Keeps a search; 409 `LIMIT_REACHED` at the 21st. */
  saveSearch: build.mutation<SavedSearchAnswer, NewSavedSearch>({
    query: ({ key, ...body }) => ({
      url: apiPath.savedSearches(),
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
    }),
    rawResponseSchema: SavedSearchAnswer,
    invalidatesTags: list,
  }),
  /** Changes the name or the mails, or marks the new animals as seen; an optimistic update of the list, which is refetched afterwards. */
  updateSavedSearch: build.mutation<SavedSearchAnswer, SavedSearchChange>({
    query: ({ uuidkey, ...body }) => ({ url: apiPath.savedSearch(uuidkey), method: 'PUT', body }),
    rawResponseSchema: SavedSearchAnswer,
    onQueryStarted: ({ uuidkey, viewed, ...change }, { dispatch }) => {
      const seen = viewed ? { newCount: 0 } : {};
      dispatch(
        savedSearchApi.util.updateQueryData('listSavedSearches', undefined, (searches) =>
          searches.map((search) => (search.uuidkey === uuidkey ? { ...search, ...change, ...seen } : search)),
        ),
      );
    },
    invalidatesTags: list,
  }),
  /** Removes a saved search; 404 when it is gone already. */
  removeSavedSearch: build.mutation<null, string>({
    query: (uuidkey) => ({ url: apiPath.savedSearch(uuidkey), method: 'DELETE' }),
    rawResponseSchema: z.null(),
    invalidatesTags: list,
  }),
}));

export const {
  useListSavedSearchesQuery,
  useSaveSearchMutation,
  useUpdateSavedSearchMutation,
  useRemoveSavedSearchMutation,
} = savedSearchApi;
