import { injectOwned } from '@portal/shared/api-slices';
import { AnnualReportRead, type Article, ArticleCategory, apiPath } from '@portal/shared/contract';

const articleApi = injectOwned('mf-content', (build) => ({
  /** The newest annual report, null when there is none; the answer may be data.item or the first of data.items (CO-031, C27). */
  getAnnualReport: build.query<Article | null, void, AnnualReportRead>({
    query: () => ({ url: apiPath.articles(), params: { category: ArticleCategory.annualReport } }),
    rawResponseSchema: AnnualReportRead,
    transformResponse: ({ data }) => ('item' in data ? data.item : data.items[0]) ?? null,
    providesTags: (article) => (article ? [{ type: 'Article', id: article.id }] : [{ type: 'Article', id: 'LIST' }]),
  }),
}));

export const { useGetAnnualReportQuery } = articleApi;
