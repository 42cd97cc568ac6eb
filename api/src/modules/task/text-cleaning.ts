import { cleanMixed } from '../../lib/clean-text';
import type { Runner } from '../../lib/runner';
import type { Executor } from '../../ports/database/port';
import { RICH_TEXT_MAX_BYTES, RICH_TEXT_POLICY, type Sanitiser } from '../../ports/sanitiser/port';

/** Where texts of an editor are stored, each beside `html_policy`, the number of the rules that it was cleaned by. */
const STORES = [
  { table: 'article', columns: ['tekst'] },
  { table: 'news_item', columns: ['intro', 'tekst'] },
  { table: 'animal', columns: ['omschrijving'] },
] as const;
type Store = (typeof STORES)[number];

/** Rows that are read at once. */
const BATCH = 100;

interface StoredTexts {
  id: number;
  version: number;
  texts: Record<string, string | null>;
}

export interface TextCleaningOptions {
  database: Executor;
  sanitiser: Pick<Sanitiser, 'clean'>;
  /** Told about each row that stays as it was; it is tried again at the next start. */
  onError: (error: unknown) => void;
}

/**
 * Cleans texts that older rules let through, once at each start and beside requests (docs/trust.md#rich-text). A row that somebody else
 * writes meanwhile is left to them; every reader cleans what it shows as well.
 */
export function textCleaning({ database, sanitiser, onError }: TextCleaningOptions): Runner {
  let working: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function cleanRow({ table, columns }: Store, { id, version, texts }: StoredTexts): Promise<void> {
    const cleaned = columns.map(async (column) => {
      const text = texts[column] ?? null;
      return text && cleanMixed(sanitiser, { field: column, max: RICH_TEXT_MAX_BYTES }, text);
    });
    await database.query(
      `UPDATE ${table} SET html_policy = $3, ${columns.map((column, i) => `${column} = $${i + 4}`)}
       WHERE id = $1 AND version = $2`,
      [id, version, RICH_TEXT_POLICY, ...(await Promise.all(cleaned))],
    );
  }

  async function cleanStore(store: Store): Promise<void> {
    const texts = store.columns.map((column) => `'${column}', ${column}`);
    let last = 0;
    while (!isStopped) {
      const { rows } = await database.query<StoredTexts>(
        `SELECT id, version, jsonb_build_object(${texts}) AS texts FROM ${store.table}
         WHERE html_policy < $1 AND id > $2 ORDER BY id LIMIT ${BATCH}`,
        [RICH_TEXT_POLICY, last],
      );
      for (const row of rows) {
        last = row.id;
        if (!isStopped) await cleanRow(store, row).catch(onError);
      }
      if (rows.length < BATCH) return;
    }
  }

  return {
    start() {
      isStopped = false;
      working = (async () => {
        for (const store of STORES) await cleanStore(store);
      })().catch(onError);
    },
    async stop() {
      isStopped = true;
      await working;
    },
  };
}
