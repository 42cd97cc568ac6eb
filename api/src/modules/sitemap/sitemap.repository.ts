import { ArticleCategory } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Database } from '../../ports/database/port';

/** Most addresses of one file: C23 allows 50,000, but a file is made in one piece and read in one piece. */
const FILE_MAX = 5000;

/** A page of a thing, or a file of such pages, and when it changed. */
export interface SitemapRow {
  key: string;
  lastmod: string;
}

/** Things with a page each, by the name of their files: the rows that may be listed, and the key in the address. */
const THINGS = {
  asiels: { from: 'shelter WHERE active', key: 'uuidkey::text' },
  nieuws: { from: 'news_item WHERE aktief = 1', key: 'id::text' },
  informatie: {
    from: `article WHERE aktief = 1 AND categorie = '${ArticleCategory.information}'`,
    key: 'alias',
  },
  dieren: { from: 'animal WHERE visible', key: 'uuidkey::text' },
} as const;

/** Name of a kind of files. */
export type SitemapThing = keyof typeof THINGS;

/** What search engines may list. Things are in files by their numbers: one that comes or goes changes no other file. */
export function sitemapRepository(database: Pick<Database, 'query'>) {
  return {
    /** The files that hold at least one thing: `key` is the file's number. */
    async files(thing: SitemapThing): Promise<SitemapRow[]> {
      const { rows } = await database.query<SitemapRow>(
        `SELECT ((id - 1) / ${FILE_MAX} + 1)::text AS key, ${isoTime('max(updated_at)')} AS lastmod
         FROM ${THINGS[thing].from} GROUP BY 1 ORDER BY min(id)`,
      );
      return rows;
    },
    async things(thing: SitemapThing, file: number): Promise<SitemapRow[]> {
      const { from, key } = THINGS[thing];
      const { rows } = await database.query<SitemapRow>(
        `SELECT ${key} AS key, ${isoTime('updated_at')} AS lastmod FROM ${from} AND id > $1::bigint AND id <= $2::bigint ORDER BY id`,
        [(file - 1) * FILE_MAX, file * FILE_MAX],
      );
      return rows;
    },
  };
}
export type SitemapRepository = ReturnType<typeof sitemapRepository>;
