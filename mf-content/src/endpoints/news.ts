import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, NewsAnswer, type NewsForm, type NewsItem } from '@portal/shared/contract';
import type { Versioned } from './versioned';

const ofItem = (id: number) => [
  { type: 'News' as const, id },
  { type: 'News' as const, id: 'LIST' as const },
];

const newsApi = injectOwned('mf-content', (build) => ({
  /** One news item by its number (C26); 404 for an unknown or inactive one, 400 for what is no number. */
  getNewsItem: build.query<NewsItem, string, NewsAnswer>({
    query: (id) => ({ url: apiPath.newsItem(id) }),
    rawResponseSchema: NewsAnswer,
    transformResponse: (answer) => answer.data.item,
    providesTags: (item) => (item === undefined ? [] : [{ type: 'News', id: item.id }]),
  }),
  /** The same with its version, for who edits it (C29); never from the cache. */
  getNewsVersion: build.query<Versioned<NewsItem>, number, NewsAnswer>({
    query: (id) => ({ url: apiPath.newsItem(id) }),
    rawResponseSchema: NewsAnswer,
    transformResponse: (answer, meta) => ({ item: answer.data.item, etag: meta?.etag ?? null }),
    keepUnusedDataFor: 0,
  }),
  /** Adds an item; `key` makes a repeat of the same form count once (C29). */
  createNews: build.mutation<unknown, { form: NewsForm; key: string }>({
    query: ({ form, key }) => ({
      url: apiPath.newsList(),
      method: 'POST',
      body: form,
      headers: { 'Idempotency-Key': key },
    }),
    invalidatesTags: [{ type: 'News', id: 'LIST' }],
  }),
  /** Changes the given fields; with `etag` only while nobody else changed it, otherwise 412 (C29). The toggle sends only aktief (CO-005). */
  updateNews: build.mutation<unknown, { id: number; fields: Partial<NewsForm>; etag?: string | null }>({
    query: ({ id, fields, etag }) => ({
      url: apiPath.newsItem(id),
      method: 'PUT',
      body: fields,
      ...(etag && { headers: { 'If-Match': etag } }),
    }),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : ofItem(id)),
  }),
  /** Deletes an inactive item; 409 for an active one. */
  deleteNews: build.mutation<unknown, number>({
    query: (id) => ({ url: apiPath.newsItem(id), method: 'DELETE' }),
    invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'News', id: 'LIST' }]),
  }),
}));

export const {
  useGetNewsItemQuery,
  useGetNewsVersionQuery,
  useLazyGetNewsVersionQuery,
  useCreateNewsMutation,
  useUpdateNewsMutation,
  useDeleteNewsMutation,
} = newsApi;
