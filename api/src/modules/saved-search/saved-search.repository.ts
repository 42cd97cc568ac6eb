import {
  AnimalFilter,
  type NotifySetting,
  type SavedSearch,
  type SavedSearchForm,
  type SavedSearchUpdate,
  toSearchParams,
} from '@portal/shared/contract';
import { kindsOf } from '@portal/shared/domain';
import { insertReturning, isoTime } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';

const COLUMNS = `s.uuidkey, s.naam, to_jsonb(s.soorten) AS soort, s.filters, s.notify, ${isoTime('s.last_viewed_at')} AS last_viewed_at,
  (SELECT count(*)::int FROM saved_search_match m JOIN animal a ON a.id = m.dier_id
   WHERE m.saved_search_id = s.id AND a.visible AND a.published_at > s.last_viewed_at) AS "newCount"`;

/** A filter as an address writes it: how it is stored and sent. */
const written = (filters: AnimalFilter): Record<string, string> => Object.fromEntries(toSearchParams(filters));

/** A stored filter; a key that is no longer valid is left out. */
export function readFilters(stored: Record<string, string>): AnimalFilter {
  const read = AnimalFilter.safeParse(stored);
  if (read.success) return read.data;
  const bad = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return AnimalFilter.parse(Object.fromEntries(Object.entries(stored).filter(([key]) => !bad.has(key))));
}

const filterColumns = (filters: AnimalFilter): Record<string, Parameter> => ({
  filters: JSON.stringify(written(filters)),
  soorten: kindsOf(filters),
  provincies: filters.provincie ?? [],
});

/** The saved searches of people (C12). */
export function savedSearchRepository(database: Pick<Executor, 'query'>) {
  return {
    async list(userId: number): Promise<SavedSearch[]> {
      const { rows } = await database.query<SavedSearch>(
        `SELECT ${COLUMNS} FROM saved_search s WHERE s.user_id = $1 ORDER BY s.id DESC`,
        [userId],
      );
      return rows;
    },
    async find(userId: number, uuidkey: string): Promise<SavedSearch | undefined> {
      const { rows } = await database.query<SavedSearch>(
        `SELECT ${COLUMNS} FROM saved_search s WHERE s.user_id = $1 AND s.uuidkey = $2`,
        [userId, uuidkey],
      );
      return rows[0];
    },
    /** Locks the account until the commit, so that two creations at once cannot both be the last one. */
    async countLocked(userId: number): Promise<number> {
      await database.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const { rows } = await database.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM saved_search WHERE user_id = $1',
        [userId],
      );
      return rows[0]?.n ?? 0;
    },
    /** Answers the new key. */
    async add(userId: number, { naam, filters, notify }: SavedSearchForm): Promise<string> {
      const values = { user_id: userId, naam, notify, ...filterColumns(filters) };
      return (await insertReturning<{ uuidkey: string }>(database, 'saved_search', values, 'uuidkey')).uuidkey;
    },
    /** Changes what is given, inside a transaction; false when it is unknown or somebody else's. */
    change: (userId: number, uuidkey: string, update: SavedSearchUpdate): Promise<boolean> =>
      change(database, { userId, uuidkey }, update),
    async remove(userId: number, uuidkey: string): Promise<boolean> {
      const { affectedRows } = await database.query('DELETE FROM saved_search WHERE user_id = $1 AND uuidkey = $2', [
        userId,
        uuidkey,
      ]);
      return affectedRows > 0;
    },
    /** Ends the mails of every search that a mail's code is about; false for an unknown code. */
    async unsubscribe(codeHash: Uint8Array): Promise<boolean> {
      const { affectedRows } = await database.query(
        `UPDATE saved_search SET notify = 'none'
         WHERE id IN (SELECT saved_search_id FROM saved_search_unsubscribe WHERE hash = $1)`,
        [codeHash],
      );
      return affectedRows > 0;
    },
  };
}

export type SavedSearchRepository = ReturnType<typeof savedSearchRepository>;

/** Other filters begin anew: nothing is new yet. Mails that are switched on begin with the next animal. */
async function change(
  tx: Pick<Executor, 'query'>,
  { userId, uuidkey }: { userId: number; uuidkey: string },
  { naam, filters, notify, viewed }: SavedSearchUpdate,
): Promise<boolean> {
  const { rows } = await tx.query<{ id: number; notify: NotifySetting }>(
    'SELECT id, notify FROM saved_search WHERE user_id = $1 AND uuidkey = $2 FOR UPDATE',
    [userId, uuidkey],
  );
  const search = rows[0];
  if (!search) return false;
  const values: Record<string, Parameter> = {
    ...(naam === undefined ? {} : { naam }),
    ...(notify === undefined ? {} : { notify }),
    ...(filters === undefined ? {} : filterColumns(filters)),
  };
  const changes = Object.keys(values).map((column, i) => `${column} = $${i + 2}`);
  if (viewed || filters) changes.push('last_viewed_at = now()');
  if (changes.length > 0) {
    await tx.query(`UPDATE saved_search SET ${changes} WHERE id = $1`, [search.id, ...Object.values(values)]);
  }
  if (filters) {
    await tx.query('DELETE FROM saved_search_match WHERE saved_search_id = $1', [search.id]);
  } else if (notify !== undefined && search.notify === 'none') {
    await tx.query('UPDATE saved_search_match SET mailed_at = now() WHERE saved_search_id = $1 AND mailed_at IS NULL', [
      search.id,
    ]);
  }
  return true;
}
