import { ArticleCategory } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { isoTime } from '../../sql';

/** Most addresses of one file (C23). */
const SITEMAP_MAX = 50_000;

/** A thing that has a page, and when it changed. */
export interface SitemapRow {
  key: string;
  lastmod: string;
}

const LASTMOD = `${isoTime('updated_at')} AS lastmod`;

/** What search engines may list. Animals are in files by their numbers, so that a file never has more than it may. */
export function sitemapRepository(database: Pick<Database, 'query'>) {
  const list = async (sql: string, values: (string | number)[] = []) =>
    (await database.query<SitemapRow>(`${sql} LIMIT ${SITEMAP_MAX}`, values)).rows;
  return {
    /** The files of animals that hold at least one: `key` is the file's number. */
    animalFiles: () =>
      list(
        `SELECT ((id - 1) / ${SITEMAP_MAX} + 1)::text AS key, ${isoTime('max(updated_at)')} AS lastmod
         FROM animal WHERE visible GROUP BY 1 ORDER BY min(id)`,
      ),
    animals: (file: number) =>
      list(
        `SELECT uuidkey::text AS key, ${LASTMOD} FROM animal WHERE visible AND id > $1::bigint AND id <= $2::bigint ORDER BY id`,
        [(file - 1) * SITEMAP_MAX, file * SITEMAP_MAX],
      ),
    shelters: () => list(`SELECT uuidkey::text AS key, ${LASTMOD} FROM shelter WHERE active ORDER BY id`),
    news: () => list(`SELECT id::text AS key, ${LASTMOD} FROM news_item WHERE aktief = 1 ORDER BY id`),
    articles: () =>
      list(`SELECT alias AS key, ${LASTMOD} FROM article WHERE aktief = 1 AND categorie = $1 ORDER BY id`, [
        ArticleCategory.information,
      ]),
  };
}
export type SitemapRepository = ReturnType<typeof sitemapRepository>;
