import { insertRow, updateVersioned, type Values } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** What a write of an item looks at; `aktief` 1 is public. */
export interface ContentState {
  version: number;
  aktief: number;
}

/** Rows of a table of content, by number. `columns`: those of the item; `state`: what a write looks at beside ContentState. */
export function contentRepository<Item extends { aktief: number }, State extends ContentState = ContentState>(
  database: Pick<Executor, 'query'>,
  { table, columns, state = '' }: { table: string; columns: string; state?: string },
) {
  return {
    /** One item with its version, or undefined. */
    async find(id: number): Promise<{ item: Item; version: number } | undefined> {
      const { rows } = await database.query<Item & { version: number }>(
        `SELECT ${columns}, version FROM ${table} WHERE id = $1`,
        [id],
      );
      if (!rows[0]) return undefined;
      const { version, ...item } = rows[0];
      return { item: item as unknown as Item, version };
    },

    /** The row, held until the commit. */
    async lock(id: number): Promise<State | undefined> {
      const { rows } = await database.query<State>(
        `SELECT version, aktief${state} FROM ${table} WHERE id = $1 FOR UPDATE`,
        [id],
      );
      return rows[0];
    },

    add: (values: Values) => insertRow(database, table, values),
    update: (id: number, values: Values) => updateVersioned(database, table, id, values),
    async remove(id: number): Promise<void> {
      await database.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    },
  };
}

export type ContentRepository<Item extends { aktief: number }, State extends ContentState = ContentState> = ReturnType<
  typeof contentRepository<Item, State>
>;
