import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import { articlePage, articleRepository, articleRoutes, articleService } from '../modules/article';
import { contactRoutes } from '../modules/contact';
import type { PageSources } from '../modules/document';
import { type DatedNews, newsPage, newsRepository, newsRoutes, newsService } from '../modules/news';
import { photoTopics } from '../modules/photo';
import { applicationRoutes, applicationService } from '../modules/shelter-application';
import type { ResponseCache } from '../plugins/response-cache';
import type { Blobs } from '../ports/blobs/port';
import type { Database } from '../ports/database/port';
import type { Sanitiser } from '../ports/sanitiser/port';
import type { TaskTopic } from '../ports/task/port';

/** What news, information and the foundation's pages are built from. */
export interface ContentOptions {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. */
  taskDatabase: Database;
  blobs: Blobs;
  sanitiser: Sanitiser;
  cache: ResponseCache;
  now: () => Date;
}

/** The modules of content, wired: routes below `/api/`, and what documents may ask. */
export function content({ config, database, taskDatabase, blobs, sanitiser, cache, now }: ContentOptions): {
  api: FastifyPluginAsync[];
  topics: TaskTopic[];
  /** The newest active items, for the feed. */
  listNews: () => Promise<DatedNews[]>;
  sources: Pick<PageSources, 'news' | 'article'>;
} {
  const origin = config.PUBLIC_ORIGIN;
  const news = newsRepository(database, origin);
  const articles = articleRepository(database);
  const board = { contactEmail: config.CONTACT_EMAIL, productName: config.PRODUCT_NAAM };
  return {
    api: [
      newsRoutes({ news, cache, service: newsService({ database, sanitiser }) }),
      articleRoutes({ articles, cache, service: articleService({ database, sanitiser }) }),
      contactRoutes({ database, factor: config.RATE_LIMIT_FACTOR, ...board }),
      applicationRoutes({
        database,
        now,
        service: applicationService({ database, now, origin, ...board }),
      }),
    ],
    topics: photoTopics({ database: taskDatabase, blobs, now }),
    listNews: () => news.listDated(),
    sources: { news: newsPage(news, origin), article: articlePage(articles, origin) },
  };
}
