import { injectOwned, listTags } from '@portal/shared/api-slices';
import {
  type AnnualReport,
  AnnualReportRead,
  type Article,
  ArticleAnswer,
  ArticleCategory,
  type ArticleCreate,
  ArticleList,
  type ArticleUpdate,
  apiPath,
} from '@portal/shared/contract';
import type { Versioned } from './versioned';

const ofArticle = (id: number) => [
  { type: 'Article' as const, id },
  { type: 'Article' as const, id: 'LIST' as const },
];

const articleApi = injectOwned(
  'mf-content',
  (build) => ({
    /** Information articles, newest first; administrators also get unpublished and archived ones (AP-002). */
    listArticles: build.query<Article[], void, ArticleList>({
      query: () => ({ url: apiPath.articles() }),
      rawResponseSchema: ArticleList,
      transformResponse: (answer) => answer.data.items,
      providesTags: (items) =>
        listTags(
          'Article',
          items?.map(({ id }) => id),
        ),
    }),
    /** The newest annual report, null when there is none; the answer may be data.item or the first of data.items (CO-031, C27). */
    getAnnualReport: build.query<AnnualReport | null, void, AnnualReportRead>({
      query: () => ({ url: apiPath.articles(), params: { category: ArticleCategory.annualReport } }),
      rawResponseSchema: AnnualReportRead,
      transformResponse: ({ data }) => ('item' in data ? data.item : data.items[0]) ?? null,
      providesTags: (article) => listTags('Article', article?.id ? [article.id] : []),
    }),
    /** An article with its version, for who edits it (C29); never from the cache. */
    getArticleVersion: build.query<Versioned<Article>, number, ArticleAnswer>({
      query: (id) => ({ url: apiPath.article(id) }),
      rawResponseSchema: ArticleAnswer,
      transformResponse: (answer, meta) => ({ item: answer.data.item, etag: meta?.etag ?? null }),
      keepUnusedDataFor: 0,
    }),
    /** Adds an article; `key` makes a repeat of the same form count once (C29). */
    createArticle: build.mutation<Article, { form: ArticleCreate; key: string }, ArticleAnswer>({
      query: ({ form, key }) => ({
        url: apiPath.articles(),
        method: 'POST',
        body: form,
        headers: { 'Idempotency-Key': key },
      }),
      rawResponseSchema: ArticleAnswer,
      transformResponse: (answer) => answer.data.item,
      invalidatesTags: [{ type: 'Article', id: 'LIST' }],
    }),
    /** Changes the given fields; with `etag` only while nobody else changed it, otherwise 412 (C29). */
    updateArticle: build.mutation<unknown, { id: number; fields: ArticleUpdate; etag?: string | null }>({
      query: ({ id, fields, etag }) => ({
        url: apiPath.article(id),
        method: 'PUT',
        body: fields,
        ...(etag && { headers: { 'If-Match': etag } }),
      }),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : ofArticle(id)),
    }),
    /** Deletes an article that is not published; 409 for one that is. */
    deleteArticle: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath.article(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Article', id: 'LIST' }]),
    }),
  }),
  { tags: ['Article'] },
);

export const {
  useListArticlesQuery,
  useGetAnnualReportQuery,
  useGetArticleVersionQuery,
  useLazyGetArticleVersionQuery,
  useCreateArticleMutation,
  useUpdateArticleMutation,
  useDeleteArticleMutation,
} = articleApi;
