import type { Article } from '@portal/shared/contract';
import { hasTag } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import { previewUrl } from '../lib/photo-url';
import { plainText } from '../lib/plain-text';
import { articleRepository, articleRoutes, articleService } from '../modules/article';
import { contactRoutes } from '../modules/contact';
import type { PageFacts, PageSources } from '../modules/document';
import { type DatedNews, newsRepository, newsRoutes, newsService } from '../modules/news';
import { photoTopics, photoUploadRoutes } from '../modules/photo';
import { applicationRoutes, applicationService } from '../modules/shelter-application';
import type { PublicAnswers } from '../plugins/public-answers';
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
  answers: PublicAnswers;
  now: () => Date;
}

/** The modules of content, wired: routes below `/api/`, and what documents may ask. */
export function content({
  config,
  database,
  taskDatabase,
  blobs,
  sanitiser,
  answers: publicAnswers,
  now,
}: ContentOptions): {
  api: FastifyPluginAsync[];
  topics: TaskTopic[];
  /** The newest active items, for the feed. */
  listNews: () => Promise<DatedNews[]>;
  sources: Pick<PageSources, 'news' | 'article'>;
} {
  const news = newsRepository(database);
  const articles = articleRepository(database);
  const board = { contactEmail: config.CONTACT_EMAIL, productName: config.PRODUCT_NAAM };
  return {
    api: [
      newsRoutes({ news, publicAnswers, service: newsService({ news, database, sanitiser }) }),
      articleRoutes({ articles, publicAnswers, service: articleService({ articles, database, sanitiser }) }),
      photoUploadRoutes({ database, blobs, now, origin: config.PUBLIC_ORIGIN }),
      contactRoutes({ database, factor: config.RATE_LIMIT_FACTOR, ...board }),
      applicationRoutes({
        database,
        now,
        service: applicationService({ database, now, origin: config.PUBLIC_ORIGIN, ...board }),
      }),
    ],
    topics: photoTopics({ database: taskDatabase, blobs, now }),
    listNews: () => news.listDated(),
    sources: {
      async news(id) {
        const [item] = /^[1-9]\d{0,8}$/.test(id) ? await news.listDated(Number(id)) : [];
        return item && newsPage(item, config.PUBLIC_ORIGIN);
      },
      async article(alias) {
        const article = await articles.findPublished(alias);
        return article && articlePage(article, config.PUBLIC_ORIGIN);
      },
    },
  };
}

const newsPage = (item: DatedNews, origin: string): PageFacts => ({
  name: item.titel,
  key: String(item.id),
  description: item.intro && !hasTag(item.intro) ? item.intro : plainText(item.intro || item.tekst),
  image: previewUrl(origin, (item.intro ?? '') + item.tekst),
  about: { type: 'news', published: item.datum, modified: item.updated, author: item.auteur },
});

const articlePage = (article: Article & { updated: string }, origin: string): PageFacts => ({
  name: article.titel,
  key: article.alias,
  description: plainText(article.tekst),
  image: previewUrl(origin, article.tekst),
  about: { type: 'article', published: article.datum, modified: article.updated, author: article.auteur },
});
