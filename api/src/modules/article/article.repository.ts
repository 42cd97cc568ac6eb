import { type Article, ArticleCategory, ArticleStatus } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';

const COLUMNS = 'id, titel, alias, categorie, aktief, auteur, datum, tekst';

/** Articles as visitors may read them: published ones only. */
export function articleRepository(database: Executor) {
  return {
    /** The published articles of a category, newest first. */
    async listPublished(category: string): Promise<Article[]> {
      const { rows } = await database.query<Article>(
        `SELECT ${COLUMNS} FROM article WHERE categorie = $1 AND aktief = $2 ORDER BY datum DESC, id DESC`,
        [category, ArticleStatus.published],
      );
      return rows;
    },
    /** A published information article by the alias of its address, or undefined. */
    async findPublished(alias: string): Promise<Article | undefined> {
      const { rows } = await database.query<Article>(
        `SELECT ${COLUMNS} FROM article WHERE categorie = $1 AND alias = $2 AND aktief = $3`,
        [ArticleCategory.information, alias, ArticleStatus.published],
      );
      return rows[0];
    },
  };
}

export type ArticleRepository = ReturnType<typeof articleRepository>;
