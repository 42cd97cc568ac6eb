import type { FastifyPluginAsync } from 'fastify';
import type { Config } from './config';
import { articleRepository } from './modules/article/article.repository';
import { articleRoutes } from './modules/article/article.routes';
import { articleService } from './modules/article/article.service';
import { contactRoutes } from './modules/contact/contact.routes';
import type { PageSources } from './modules/document/page';
import { newsRepository } from './modules/news/news.repository';
import { newsRoutes } from './modules/news/news.routes';
import { newsService } from './modules/news/news.service';
import { photoTopics } from './modules/photo/photo-files';
import { photoUploadRoutes } from './modules/photo/photo-upload.routes';
import { applicationRoutes } from './modules/shelter-application/shelter-application.routes';
import { applicationService } from './modules/shelter-application/shelter-application.service';
import type { PublicAnswers } from './plugins/public-answers';
import type { Blobs } from './ports/blobs/port';
import type { Database } from './ports/database/port';
import type { Sanitiser } from './ports/sanitiser/port';
import type { TaskTopic } from './ports/task/port';

/** What news, information and the foundation's pages are built from. */
export interface ContentOptions {
  config: Config;
  database: Database;
  blobs: Blobs;
  sanitiser: Sanitiser;
  answers: PublicAnswers;
  now: () => Date;
}

/** The modules of content, wired: routes below `/api/`, and what documents may ask. */
export function content({ config, database, blobs, sanitiser, answers: publicAnswers, now }: ContentOptions): {
  api: FastifyPluginAsync[];
  topics: TaskTopic[];
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
      contactRoutes({ database, ...board }),
      applicationRoutes({
        database,
        now,
        service: applicationService({ database, now, origin: config.PUBLIC_ORIGIN, ...board }),
      }),
    ],
    topics: photoTopics({ database, blobs, now }),
    sources: {
      async news(id) {
        const item = /^[1-9]\d{0,8}$/.test(id) ? await news.findActive(Number(id)) : undefined;
        return item && { name: item.titel, description: item.intro ?? item.tekst };
      },
      async article(alias) {
        const article = await articles.findPublished(alias);
        return article && { name: article.titel, description: article.tekst };
      },
    },
  };
}
