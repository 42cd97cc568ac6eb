import { ArticleAnswer, ArticleList, apiPath, FieldOptionLookup, NewsAnswer } from '@portal/shared/contract';
import { get, post, put, remove, stubApiWith } from '@portal/shared/testing';

/** The calls that this part alone makes, by the name of their endpoint. A new one adds its line here. */
const calls = {
  getNewsItem: get(apiPath.newsItem(':id'), NewsAnswer),
  createNews: post(apiPath.newsList(), NewsAnswer),
  updateNews: put(apiPath.newsItem(':id'), NewsAnswer),
  deleteNews: remove(apiPath.newsItem(':id')),
  getArticle: get(apiPath.article(':id'), ArticleAnswer),
  createArticle: post(apiPath.articles(), ArticleAnswer),
  updateArticle: put(apiPath.article(':id'), ArticleAnswer),
  deleteArticle: remove(apiPath.article(':id')),
  listArticles: get(apiPath.articles(), ArticleList),
  listContactSubjects: get(apiPath.contactSubjects(), FieldOptionLookup),
  sendContact: post(apiPath.contact()),
  applyShelter: post(apiPath.shelterApplications()),
};

export const stubApi = stubApiWith(calls);
