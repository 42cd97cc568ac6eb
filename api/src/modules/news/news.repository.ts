import { type NewsItem, NewsStatus } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';

const COLUMNS = 'id, titel, intro, tekst, aktief, auteur, datum';

/** News items as visitors may read them: active ones only. */
export function newsRepository(database: Executor) {
  return {
    /** All active items, newest first. */
    async listActive(): Promise<NewsItem[]> {
      const { rows } = await database.query<NewsItem>(
        `SELECT ${COLUMNS} FROM news_item WHERE aktief = $1 ORDER BY datum DESC, id DESC`,
        [NewsStatus.active],
      );
      return rows;
    },
    /** One active item, or undefined. */
    async findActive(id: number): Promise<NewsItem | undefined> {
      const { rows } = await database.query<NewsItem>(
        `SELECT ${COLUMNS} FROM news_item WHERE id = $1 AND aktief = $2`,
        [id, NewsStatus.active],
      );
      return rows[0];
    },
  };
}

export type NewsRepository = ReturnType<typeof newsRepository>;
