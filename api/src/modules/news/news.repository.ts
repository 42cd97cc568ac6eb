import { type NewsItem, NewsStatus } from '@portal/shared/contract';
import { insertRow, isoTime, updateVersioned, type Values } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

const COLUMNS = 'id, titel, intro, tekst, aktief, auteur, datum';
const TABLE = 'news_item';

/** Most items of the feed. */
const FEED_MAX = 50;

/** What a write looks at. */
export interface NewsState {
  version: number;
  aktief: NewsStatus;
}

/** An item with the moment of its last change. */
export type DatedNews = NewsItem & { updated: string };

/** Reads and writes news items. */
export function newsRepository(database: Executor) {
  async function list(aktief: NewsStatus | null): Promise<NewsItem[]> {
    const { rows } = await database.query<NewsItem>(
      `SELECT ${COLUMNS} FROM ${TABLE} WHERE $1::int IS NULL OR aktief = $1 ORDER BY datum DESC, id DESC`,
      [aktief],
    );
    return rows;
  }

  return {
    /** All active items, newest first. */
    listActive: () => list(NewsStatus.active),
    /** Inactive ones too, for admins. */
    listAll: () => list(null),

    /** One item with its version, or undefined. */
    async find(id: number): Promise<{ item: NewsItem; version: number } | undefined> {
      const { rows } = await database.query<NewsItem & { version: number }>(
        `SELECT ${COLUMNS}, version FROM ${TABLE} WHERE id = $1`,
        [id],
      );
      const { version = 0, ...item } = rows[0] ?? {};
      return rows[0] && { item: item as NewsItem, version };
    },

    /** One active item, or undefined. */
    async findActive(id: number): Promise<NewsItem | undefined> {
      const found = await this.find(id);
      return found?.item.aktief === NewsStatus.active ? found.item : undefined;
    },

    /** The newest active items with the moment of their last change, or the one of this number. */
    async listDated(id: number | null = null): Promise<DatedNews[]> {
      const { rows } = await database.query<DatedNews>(
        `SELECT ${COLUMNS}, ${isoTime('updated_at')} AS updated FROM ${TABLE}
         WHERE aktief = $1 AND ($2::int IS NULL OR id = $2) ORDER BY datum DESC, id DESC LIMIT ${FEED_MAX}`,
        [NewsStatus.active, id],
      );
      return rows;
    },

    /** The row, held until the commit. */
    async lock(id: number): Promise<NewsState | undefined> {
      return (await database.query<NewsState>(`SELECT version, aktief FROM ${TABLE} WHERE id = $1 FOR UPDATE`, [id]))
        .rows[0];
    },
    add: (values: Values) => insertRow(database, TABLE, values),
    update: (id: number, values: Values) => updateVersioned(database, TABLE, id, values),
    async remove(id: number): Promise<void> {
      await database.query(`DELETE FROM ${TABLE} WHERE id = $1`, [id]);
    },
  };
}

export type NewsRepository = ReturnType<typeof newsRepository>;
