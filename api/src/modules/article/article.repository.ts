import { type Article, ArticleCategory, ArticleStatus } from '@portal/shared/contract';
import { aliasAt } from '@portal/shared/domain';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { type ContentState, contentRepository } from '../content';

const COLUMNS = 'id, titel, alias, categorie, aktief, auteur, datum, tekst';
const TABLE = 'article';

/** Browsers read these as a folder, also when they are encoded. */
const NO_ADDRESS = ['.', '..'];

/** What a write looks at. */
export interface ArticleState extends ContentState {
  categorie: string;
  alias: string;
}

/** Reads and writes articles. */
export function articleRepository(database: Pick<Executor, 'query'>) {
  async function list(category: string, aktief: ArticleStatus | null): Promise<Article[]> {
    const { rows } = await database.query<Article>(
      `SELECT ${COLUMNS} FROM ${TABLE} WHERE categorie = $1 AND ($2::int IS NULL OR aktief = $2) ORDER BY datum DESC, id DESC`,
      [category, aktief],
    );
    return rows;
  }

  return {
    ...contentRepository<Article, ArticleState>(database, {
      table: TABLE,
      columns: COLUMNS,
      state: ', categorie, alias, titel, datum',
    }),
    /** The published articles of a category, newest first. */
    listPublished: (category: string) => list(category, ArticleStatus.published),
    /** Unpublished and archived ones too, for admins. */
    listAll: (category: string) => list(category, null),

    /** The published information article at an address, also of before (see `aliasAt`), with the moment of its last change, or undefined. */
    async findPublished(address: string): Promise<(Article & { updated: string }) | undefined> {
      const { rows } = await database.query<Article & { updated: string }>(
        `SELECT ${COLUMNS}, ${isoTime('updated_at')} AS updated FROM ${TABLE} WHERE categorie = $1 AND aktief = $2`,
        [ArticleCategory.information, ArticleStatus.published],
      );
      const alias = aliasAt(
        rows.map((row) => row.alias),
        address,
      );
      return rows.find((row) => row.alias === alias);
    },

    /** The wanted alias, or the first free one with a number behind it. Whoever asks is alone until the commit. */
    async freeAlias(categorie: string, wanted: string, ownId: number | null): Promise<string> {
      await database.query(`SELECT pg_advisory_xact_lock(hashtext('article.alias'))`);
      const { rows } = await database.query<{ alias: string }>(
        `SELECT alias FROM ${TABLE} WHERE categorie = $1 AND starts_with(alias, $2) AND id IS DISTINCT FROM $3::int`,
        [categorie, wanted, ownId],
      );
      const taken = new Set([...NO_ADDRESS, ...rows.map(({ alias }) => alias)]);
      let alias = wanted;
      for (let number = 2; taken.has(alias); number += 1) alias = `${wanted}_${number}`;
      return alias;
    },
  };
}

export type ArticleRepository = ReturnType<typeof articleRepository>;
