import { apiPath, type NewsItem, NewsListRead } from '@portal/shared/contract';
import { listTags } from './base-api';
import { injectOwned } from './inject-owned';

const newsApi = injectOwned('shared', (build) => ({
  /** News, newest first; the answer may be `{data: {items}}` or `{items}` (C27). Home and the news list use it. */
  listNews: build.query<NewsItem[], void, NewsListRead>({
    query: () => ({ url: apiPath.newsList() }),
    rawResponseSchema: NewsListRead,
    transformResponse: (answer) => ('data' in answer ? answer.data.items : answer.items),
    providesTags: (items) =>
      listTags(
        'News',
        items?.map((item) => item.id),
      ),
  }),
}));

export const { useListNewsQuery } = newsApi;
