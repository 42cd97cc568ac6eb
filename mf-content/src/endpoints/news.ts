import { injectOwned } from '@portal/shared/api-slices';
import { apiPath, NewsAnswer, type NewsItem } from '@portal/shared/contract';

const newsApi = injectOwned('mf-content', (build) => ({
  /** One news item by its number (C26); 404 for an unknown or inactive one, 400 for what is no number. */
  getNewsItem: build.query<NewsItem, string, NewsAnswer>({
    query: (id) => ({ url: apiPath.newsItem(id) }),
    rawResponseSchema: NewsAnswer,
    transformResponse: (answer) => answer.data.item,
    providesTags: (item) => (item === undefined ? [] : [{ type: 'News', id: item.id }]),
  }),
}));

export const { useGetNewsItemQuery } = newsApi;
