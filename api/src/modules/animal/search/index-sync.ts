import { POLL_MS } from '../../../plugins/catalog-versions';
import type { Database } from '../../../ports/database/port';
import type { AnimalIndexRepository } from './animal-index.repository';
import { ColumnIndex } from './column-index';
import type { IndexRow } from './index-row';

/** A changed row waits this long for others; more changes than this, or more rows between others, build the index again. */
const DEBOUNCE_MS = 50;
const CHANGES_MAX = 200;
const INSERTS_MAX = 10;

/** Rows that are added before the event loop gets its turn. */
const ROWS_PER_TURN = 5000;

export interface IndexSyncDependencies {
  repository: AnimalIndexRepository;
  database: Pick<Database, 'listen' | 'onReconnect' | 'isListening'>;
  /** Called after every change of the index. */
  onChange: () => void;
  /** Called when the database could not be read; the index stays as it is and tries again. */
  onError?: ((error: unknown) => void) | undefined;
  debounceMs?: number | undefined;
  pollMs?: number | undefined;
}

/** The columns of the visible animals, kept in step with the database. */
export interface IndexSync {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Built, and told of changes. */
  isReady(): boolean;
  /** Seconds since the index was last known to equal the database. */
  ageSeconds(): number;
  current(): ColumnIndex;
}

/** An index of the rows, made in turns of the event loop. */
async function build(rows: readonly IndexRow[]): Promise<ColumnIndex> {
  const built = new ColumnIndex(rows.length);
  for (let i = 0; i < rows.length; i += ROWS_PER_TURN) {
    for (const row of rows.slice(i, i + ROWS_PER_TURN)) built.put(row);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return built;
}

/**
 * Brings the index up to the rows that were read for the changed ids. `hasChanged`: its results may differ now, which a change of animals
 * that nobody sees, before or after, does not cause. `isWhole` is false when the index must be built again.
 */
function applyRows(index: ColumnIndex, ids: readonly number[], rows: readonly IndexRow[]) {
  const visible = new Set(rows.map(({ id }) => id));
  const removed = ids.filter((id) => !visible.has(id) && index.remove(id));
  const between = rows.filter((row) => !index.put(row));
  const isWhole = between.length <= INSERTS_MAX && between.every((row) => index.insert(row));
  return { hasChanged: removed.length + rows.length > 0, isWhole };
}

/**
 * Loads every visible animal, then follows NOTIFY (docs/data-and-search.md#staying-in-step): named rows are read again after a short wait, many
 * changes build a second index beside the first and swap. The poll and every new LISTEN connection compare versions; the poll leaves a
 * notification that is on its way some time to come.
 */
export function indexSync(dependencies: IndexSyncDependencies): IndexSync {
  const { repository, database, onChange, onError, debounceMs = DEBOUNCE_MS, pollMs = POLL_MS } = dependencies;
  const pending = new Set<number>();
  let index = new ColumnIndex(0);
  let version = -1;
  let rebuildWanted = false;
  /** The version that the poll found to be old. */
  let suspect: number | undefined;
  let working: Promise<void> | undefined;
  let debounce: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let checkedAt = 0;
  let isComparing = false;

  function knownAs(newVersion: number): void {
    version = newVersion;
    checkedAt = Date.now();
  }

  async function rebuild(): Promise<void> {
    rebuildWanted = false;
    const readVersion = await repository.version();
    index = await build(await repository.allRows());
    knownAs(readVersion);
    onChange();
  }

  async function applyPending(): Promise<void> {
    const ids = [...pending];
    pending.clear();
    const readVersion = await repository.version();
    const rows = await repository.rowsOf(ids);
    const { hasChanged, isWhole } = applyRows(index, ids, rows);
    if (!isWhole) rebuildWanted = true;
    knownAs(readVersion);
    if (hasChanged) onChange();
  }

  /** One at a time: a rebuild and the changes that arrive meanwhile must not pass each other. */
  async function processPending(): Promise<void> {
    if (suspect === version && pending.size === 0) rebuildWanted = true;
    suspect = undefined;
    while (rebuildWanted || pending.size > 0) {
      if (pending.size > CHANGES_MAX) rebuildWanted = true;
      if (rebuildWanted) {
        pending.clear();
        await rebuild();
      } else await applyPending();
    }
  }

  function work(): Promise<void> {
    debounce = undefined;
    working ??= processPending()
      .catch((error: unknown) => {
        rebuildWanted = true;
        onError?.(error);
      })
      .finally(() => {
        working = undefined;
      });
    return working;
  }

  function schedule(): void {
    debounce ??= setTimeout(() => void work(), debounceMs).unref();
  }

  function onNotification(payload: string): void {
    if (payload === '*') rebuildWanted = true;
    else for (const id of payload.split(',')) pending.add(Number(id));
    schedule();
  }

  async function compare(): Promise<void> {
    if (working || debounce || isComparing) return;
    isComparing = true;
    try {
      const known = version;
      const stored = await repository.version();
      if (stored === version) checkedAt = Date.now();
      else if (known === version) suspect = version;
      if (rebuildWanted) await work();
      else if (suspect !== undefined) schedule();
    } catch (error) {
      onError?.(error);
    } finally {
      isComparing = false;
    }
  }

  return {
    async start() {
      unlisten = await database.listen('animal', onNotification);
      database.onReconnect(() => {
        rebuildWanted = true;
        schedule();
      });
      working = rebuild().finally(() => {
        working = undefined;
      });
      await working;
      if (rebuildWanted || pending.size > 0) schedule();
      poll = setInterval(() => void compare(), pollMs).unref();
    },
    async stop() {
      clearInterval(poll);
      clearTimeout(debounce);
      await unlisten?.();
      await working;
    },
    isReady: () => version >= 0 && database.isListening(),
    ageSeconds: () => (Date.now() - checkedAt) / 1000,
    current: () => index,
  };
}
