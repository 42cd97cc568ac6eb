import { type AnimalFacets, AnimalFilter, type AnimalSearchQuery, AnimalSort } from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';
import type { AnimalIndexRepository } from './animal-index.repository';
import { ColumnIndex, type Found } from './column-index';
import { readCursor, writeCursor } from './cursor';
import { type DayRules, dayBounds } from './day-bounds';
import type { IndexRow } from './index-row';
import { wordMemory } from './word-memory';

/** A changed row waits this long for others; more changes than this, or more rows between others, build the index again. */
const DEBOUNCE_MS = 50;
const CHANGES_MAX = 200;
const INSERTS_MAX = 10;

/** Milliseconds between two looks at the catalogue's version: what covers a lost notification. */
const POLL_MS = 5000;

/** Rows that are taken in before the event loop gets its turn. */
const ROWS_PER_TURN = 5000;

const FIGURES = { order: 'newest', skip: 0, after: null, limit: 0, wordIds: null, withFacets: true } as const;

export interface AnimalIndexDependencies {
  repository: AnimalIndexRepository;
  database: Pick<Database, 'listen' | 'onReconnect' | 'isListening'>;
  rules: DayRules;
  now?: () => Date;
  /** Called after every change of the index: answers made before it are old. */
  onChange?: () => void;
  /** Called when the database could not be read; the index stays as it is and tries again. */
  onError?: (error: unknown) => void;
  debounceMs?: number;
  pollMs?: number;
}

/** Ids of a page with exact total and facets; `after` is absent on the last page. */
export interface AnimalsFound {
  ids: number[];
  total: number;
  after: string | undefined;
  facets: AnimalFacets;
}

/** The search over the visible animals, kept in step with the database. */
export interface AnimalIndex {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Built, and told of changes. */
  isReady(): boolean;
  /** Seconds since the index was last known to equal the database. */
  ageSeconds(): number;
  /** Answers null when `after` is no cursor of ours. */
  search(query: AnimalSearchQuery): Promise<AnimalsFound | null>;
  facets(filter: AnimalFilter): Promise<{ total: number; facets: AnimalFacets }>;
}

const FILTER_KEYS = Object.keys(AnimalFilter.shape) as (keyof AnimalFilter)[];

/** Whether a filter leaves every animal in. */
const isOpen = (filter: AnimalFilter) => FILTER_KEYS.every((key) => filter[key] === undefined);

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
 * Brings the index up to the rows that were read for the changed ids. `isOther`: its answers may be others now, which a change of animals
 * that nobody sees, before or after, does not do. `isWhole` is false when the index must be built again.
 */
function applyRows(index: ColumnIndex, ids: readonly number[], rows: readonly IndexRow[]) {
  const visible = new Set(rows.map(({ id }) => id));
  const removed = ids.filter((id) => !visible.has(id) && index.remove(id));
  const between = rows.filter((row) => !index.put(row));
  const isWhole = between.length <= INSERTS_MAX && between.every((row) => index.insert(row));
  return { isOther: removed.length + rows.length > 0, isWhole };
}

/**
 * Loads every visible animal, then follows NOTIFY (docs/data-and-search.md#staying-in-step): named rows are read again after a short wait, many
 * changes build a second index beside the first and swap. The poll and every new LISTEN connection compare versions; the poll leaves a
 * notification that is on its way some time to come.
 */
export function animalIndex(dependencies: AnimalIndexDependencies): AnimalIndex {
  const { repository, database, debounceMs = DEBOUNCE_MS, pollMs = POLL_MS } = dependencies;
  const { now = () => new Date() } = dependencies;
  const bounds = () => dayBounds(now(), dependencies.rules);
  const words = wordMemory(repository.idsOfWords);
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
  let open: { key: string; found: Found } | undefined;

  function knownAs(newVersion: number): void {
    version = newVersion;
    checkedAt = Date.now();
  }

  function changed(): void {
    open = undefined;
    words.forget();
    dependencies.onChange?.();
    openFound();
  }

  async function rebuild(): Promise<void> {
    rebuildWanted = false;
    const readVersion = await repository.version();
    index = await build(await repository.allRows());
    knownAs(readVersion);
    changed();
  }

  async function applyPending(): Promise<void> {
    const ids = [...pending];
    pending.clear();
    const readVersion = await repository.version();
    const rows = await repository.rowsOf(ids);
    const { isOther, isWhole } = applyRows(index, ids, rows);
    if (!isWhole) rebuildWanted = true;
    knownAs(readVersion);
    if (isOther) changed();
  }

  /** One at a time: a rebuild and the changes that arrive meanwhile must not pass each other. */
  async function workOff(): Promise<void> {
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
    working ??= workOff()
      .catch((error: unknown) => {
        rebuildWanted = true;
        dependencies.onError?.(error);
      })
      .finally(() => {
        working = undefined;
      });
    return working;
  }

  function later(): void {
    debounce ??= setTimeout(() => void work(), debounceMs).unref();
  }

  function hear(payload: string): void {
    if (payload === '*') rebuildWanted = true;
    else for (const id of payload.split(',')) pending.add(Number(id));
    later();
  }

  async function compare(): Promise<void> {
    if (working || debounce) return;
    try {
      const known = version;
      const stored = await repository.version();
      if (stored === version) checkedAt = Date.now();
      else if (known === version) suspect = version;
      if (rebuildWanted) await work();
      else if (suspect !== undefined) later();
    } catch (error) {
      dependencies.onError?.(error);
    }
  }

  /** The search without a filter is the slowest of all and the first of many visits: its figures are kept ready. */
  function openFound(): Found {
    const today = bounds();
    const key = String(today.newSince);
    if (open?.key !== key) open = { key, found: index.search({ ...FIGURES, filter: {}, bounds: today }) };
    return open.found;
  }

  async function wordIds({ q }: AnimalFilter): Promise<readonly number[] | null> {
    return q === undefined ? null : words.find(q);
  }

  return {
    async start() {
      unlisten = await database.listen('animal', hear);
      database.onReconnect(() => {
        rebuildWanted = true;
        later();
      });
      working = rebuild().finally(() => {
        working = undefined;
      });
      await working;
      if (rebuildWanted || pending.size > 0) later();
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
    async search(query) {
      const after = query.after === undefined ? null : readCursor(query.after);
      if (query.after !== undefined && !after) return null;
      const ids = await wordIds(query);
      const isReadyMade = isOpen(query);
      const found = index.search({
        filter: query,
        bounds: bounds(),
        wordIds: ids,
        order: query.sort === AnimalSort.longestWait ? 'longestWait' : 'newest',
        skip: (query.first - 1) * query.rows,
        after,
        limit: query.rows,
        withFacets: !isReadyMade,
      });
      return {
        ids: found.ids,
        total: found.total,
        after: found.next ? writeCursor(found.next) : undefined,
        facets: isReadyMade ? openFound().facets : found.facets,
      };
    },
    async facets(filter) {
      const ids = await wordIds(filter);
      const question = { ...FIGURES, filter, bounds: bounds(), wordIds: ids };
      const { total, facets } = isOpen(filter) ? openFound() : index.search(question);
      return { total, facets };
    },
  };
}
