import { IMPORT_MESSAGES_MAX, ImportFormat, ImportStatus } from '@portal/shared/contract';
import { formatDateForForm } from '@portal/shared/domain';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import type { Sanitiser } from '../../ports/sanitiser/port';
import { animalBatchRepository, animalWriteRepository } from '../animal';
import type { PhotoFacts } from '../photo';
import { animalImportRepository, type ImportRow, type RunCounts } from './animal-import.repository';
import { type FileRow, rowsOf } from './file-rows';
import { fileChunks } from './import-file';
import { importLookups } from './import-lookups';
import { importPhotoRepository } from './import-photo.repository';
import { type LineReader, lineReader, type ReadLine } from './line-reader';
import { prepareRow, type RowContext } from './prepare-row';
import { type ImportLine, planRow, type RowPlan, storedAnimals, storedOf } from './row-batch';
import { columnName } from './row-cells';
import { writePlans } from './write-plans';

/** Rows, and characters, of one transaction; a photo takes as long as so many characters. */
const BATCH_ROWS = 200;
const BATCH_CHARACTERS = 1_000_000;
const PHOTO_CHARACTERS = 5000;

const NO_COUNTS: RunCounts = { added: 0, changed: 0, unchanged: 0, refused: 0, warnings: 0, places: 0 };

export interface ImportRunOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'get'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
  defaultNmax: number;
  now: () => Date;
}

/** A run that goes on: its import as it was found, and what it needs for every batch. */
interface Run {
  item: ImportRow;
  isDry: boolean;
  context: RowContext;
  photos: ReadonlyMap<string, PhotoFacts>;
  /** Characters of the file so far. */
  read: number;
}

const isRunning = ({ statuscode }: ImportRow) =>
  statuscode === ImportStatus.checking || statuscode === ImportStatus.running;

/** The counts of a run, as they were left. */
const countsOf = ({ statuscode, check_counts, result_counts }: ImportRow): RunCounts =>
  (statuscode === ImportStatus.running ? result_counts : check_counts) ?? NO_COUNTS;

/** Reads the file of an import from where it was left, batch by batch; a dry run writes counts and messages alone (C54). */
export function importRun({ database, blobs, sanitiser, defaultNmax, now }: ImportRunOptions) {
  async function begin(item: ImportRow): Promise<Run> {
    const { rows } = await database.query<{ land: string | null; provincie: number | null }>(
      'SELECT land, provincie FROM shelter WHERE id = $1',
      [item.asiel_id],
    );
    const lookups = await importLookups(database, rows[0]?.land ?? null);
    const context = { lookups, sanitiser, province: rows[0]?.provincie ?? null, today: formatDateForForm(now()) };
    const photos = await importPhotoRepository(database).all(item.id);
    return { item, isDry: item.statuscode === ImportStatus.checking, context, photos, read: 0 };
  }

  /** Judges the rows outside the transaction: cleaning a text may take long. */
  async function prepare(run: Run, read: readonly ReadLine[], reader: LineReader): Promise<ImportLine[]> {
    const { asiel_id } = run.item;
    const animals = storedAnimals(await animalBatchRepository(database).find(asiel_id, namesOf(read)));
    const lines: ImportLine[] = [];
    for (const { cells, problems, ...line } of read) {
      const stored = storedOf(line, animals);
      const prepared = await prepareRow(cells, stored, run.context);
      const twice = stored && problems.length === 0 ? reader.refuseSame(line.row, stored) : [];
      // What could not be read is not missing.
      const others = prepared.problems.filter(({ field }) => !problems.some((one) => one.field === field && field));
      lines.push({ ...line, prepared: { ...prepared, problems: [...problems, ...twice, ...others] } });
    }
    return lines;
  }

  /** One transaction: animals, messages, counts, and how far the import is. False when it was stopped, or another process is at it. */
  const finishBatch = (run: Run, lines: ImportLine[]): Promise<boolean> =>
    database.transaction(async (tx) => {
      const imports = animalImportRepository(tx);
      const present = await imports.lock(run.item.uuidkey);
      if (present?.statuscode !== run.item.statuscode || present.rows_done !== run.item.rows_done) return false;
      const writer = animalWriteRepository(tx);
      if (!run.isDry && present.user_id !== null) await writer.actAs(present.user_id);
      const shelter = await writer.lockShelter(present.asiel_id);
      if (!shelter) throw new Error('The shelter of an import is closed.');
      const counts = { ...countsOf(present) };
      const isLocked = !run.isDry;
      const found = await animalBatchRepository(tx).find(present.asiel_id, namesOf(lines), { isLocked });
      const places = { ...shelter, ntotaal: shelter.ntotaal + (run.isDry ? counts.places : 0), defaultNmax };
      const before = places.ntotaal;
      const animals = storedAnimals(found);
      const plans = lines.map((line) => planRow(line, animals, { places, photos: run.photos }));
      if (!run.isDry) await writePlans(tx, plans, { item: present, actor: actorOf(present), now: now() });
      count(counts, plans);
      counts.places += places.ntotaal - before;
      const messages = messagesOf(present, plans).slice(0, IMPORT_MESSAGES_MAX - present.messages);
      await imports.addMessages(present.id, messages);
      const change = {
        rows_done: lines.at(-1)?.row ?? present.rows_done,
        percent: Math.min(99, Math.floor((100 * run.read) / present.bestandsgrootte)),
        messages: present.messages + messages.length,
        ...(run.isDry ? { check_counts: counts } : { result_counts: counts }),
      };
      await imports.change(present.id, change);
      run.item = { ...present, ...change };
      return true;
    });

  return {
    /**
     * Goes on until the end of the file, or until `isOver` says so between two batches. Answers what stopped it: 'stopped' also when somebody
     * cancelled it.
     */
    async go(uuidkey: string, isOver: () => boolean): Promise<'end' | 'pause' | 'stopped'> {
      const item = await animalImportRepository(database).find(uuidkey);
      if (!item?.file || !isRunning(item)) return 'stopped';
      const run = await begin(item);
      const reader = lineReader(item.columns, { isOwn: item.file.format === ImportFormat.own });
      let isHeading = true;
      let batch: ReadLine[] = [];
      let characters = 0;
      const flush = async () => {
        const isDone = batch.length === 0 || (await finishBatch(run, await prepare(run, batch, reader)));
        batch = [];
        characters = 0;
        return isDone;
      };
      for await (const row of rowsOf(fileChunks(blobs, item), item.file)) {
        const size = sizeOf(row);
        run.read += size;
        if (isHeading) {
          isHeading = false;
          continue;
        }
        // Also of rows that are done: a later row may name the same animal.
        const line = reader.read(row);
        if (row.row <= item.rows_done) continue;
        batch.push(line);
        characters += size + line.photos.length * PHOTO_CHARACTERS;
        if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
        if (!(await flush())) return 'stopped';
        if (isOver()) return 'pause';
      }
      return (await flush()) ? 'end' : 'stopped';
    },
  };
}

const sizeOf = ({ cells }: FileRow) => cells.reduce((sum, cell) => sum + cell.length + 1, 1);

const namesOf = (lines: readonly Pick<ImportLine, 'eigennummer' | 'uuidkey'>[]) => ({
  codes: lines.flatMap(({ eigennummer }) => eigennummer ?? []),
  keys: lines.flatMap(({ uuidkey }) => uuidkey ?? []),
});

/** Who started it, for audit lines that the job writes. */
export const actorOf = ({ user_id, usertype, request_id }: ImportRow) => ({
  userId: user_id,
  usertype,
  ipPrefix: null,
  requestId: request_id,
});

function count(counts: RunCounts, plans: readonly RowPlan[]): void {
  const name = { add: 'added', change: 'changed', unchanged: 'unchanged', refused: 'refused' } as const;
  for (const { what, problems } of plans) {
    counts[name[what]] += 1;
    if (what !== 'refused' && problems.length > 0) counts.warnings += 1;
  }
}

function messagesOf({ columns, file }: ImportRow, plans: readonly RowPlan[]) {
  return plans.flatMap(({ line, problems }) =>
    problems.map(({ field, message, refused }) => ({
      ...{ row: line.row, eigennummer: line.eigennummer ?? null, message, refused },
      column: columnName(field, columns, file?.headings ?? []),
    })),
  );
}
