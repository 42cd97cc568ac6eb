import { portalPath } from '@portal/shared/contract';
import { articleFacts, type PageLookup } from '../../lib/page-facts';
import { previewUrl } from '../../lib/photo-url';
import { plainText } from '../../lib/plain-text';
import type { ArticleRepository } from './article.repository';

/** What documents say about a published article, by its alias as typed. */
export const articlePage =
  (articles: Pick<ArticleRepository, 'findPublished'>, origin: string) =>
  async (alias: string): Promise<PageLookup> => {
    const article = await articles.findPublished(alias);
    return (
      article &&
      articleFacts('Article', article, {
        name: article.titel,
        key: article.alias,
        description: plainText(article.tekst),
        image: previewUrl(origin, article.tekst),
        parent: { name: 'Informatie', path: portalPath.information() },
      })
    );
  };
