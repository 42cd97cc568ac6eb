import { type NewsItem, NewsStatus } from '@portal/shared/contract';
import { firstPhotoUrl } from '../../lib/photo-url';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { contentRepository } from '../content';

const COLUMNS = 'id, titel, intro, tekst, aktief, auteur, datum';
const TABLE = 'news_item';

/** Most items of the feed. */
const FEED_MAX = 50;

/** An item with the moment of its last change. */
export type DatedNews = NewsItem & { updated: string };

/** Reads and writes news items. `origin`: of the portal, for the address of an item's picture; what only writes needs none. */
export function newsRepository(database: Pick<Executor, 'query'>, origin = '') {
  const items = contentRepository<NewsItem>(database, { table: TABLE, columns: COLUMNS, state: ', titel, datum' });
  const withPhoto = (item: NewsItem): NewsItem => ({
    ...item,
    fotourl: firstPhotoUrl(origin, (item.intro ?? '') + item.tekst),
  });

  async function list(aktief: NewsStatus | null): Promise<NewsItem[]> {
    const found = await database.query<NewsItem>(
      `SELECT ${COLUMNS} FROM ${TABLE} WHERE $1::int IS NULL OR aktief = $1 ORDER BY datum DESC, id DESC`,
      [aktief],
    );
    return found.rows.map(withPhoto);
  }

  return {
    ...items,
    async find(id: number) {
      const found = await items.find(id);
      return found && { ...found, item: withPhoto(found.item) };
    },
    /** All active items, newest first. */
    listActive: () => list(NewsStatus.active),
    /** Inactive ones too, for admins. */
    listAll: () => list(null),

    /** The newest active items with the moment of their last change, or the one of this number. */
    async listDated(id: number | null = null): Promise<DatedNews[]> {
      const found = await database.query<DatedNews>(
        `SELECT ${COLUMNS}, ${isoTime('updated_at')} AS updated FROM ${TABLE}
         WHERE aktief = $1 AND ($2::int IS NULL OR id = $2) ORDER BY datum DESC, id DESC LIMIT ${FEED_MAX}`,
        [NewsStatus.active, id],
      );
      return found.rows;
    },
  };
}

export type NewsRepository = ReturnType<typeof newsRepository>;
