import { portalPath } from '@portal/shared/contract';
import { hasTag } from '@portal/shared/domain';
import { articleFacts, type PageLookup } from '../../lib/page-facts';
import { previewUrl } from '../../lib/photo-url';
import { plainText } from '../../lib/plain-text';
import type { NewsRepository } from './news.repository';

/** What documents say about an active news item, by its number as typed. */
export const newsPage =
  (news: Pick<NewsRepository, 'listDated'>, origin: string) =>
  async (id: string): Promise<PageLookup> => {
    const [item] = /^[1-9]\d{0,8}$/.test(id) ? await news.listDated(Number(id)) : [];
    if (!item) return undefined;
    const { intro, tekst } = item;
    return articleFacts('NewsArticle', item, {
      name: item.titel,
      key: String(item.id),
      description: intro && !hasTag(intro) ? intro : plainText(intro || tekst),
      image: previewUrl(origin, (intro ?? '') + tekst),
      parent: { name: 'Nieuws', path: portalPath.newsList() },
    });
  };
