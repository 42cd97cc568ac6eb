import { IMPORT_KEPT_DAYS, ImportStatus } from '@portal/shared/contract';
import * as z from 'zod/mini';
import type { Blobs } from '../../ports/blobs/port';
import type { Database } from '../../ports/database/port';
import { enqueueTask, type TaskTopic } from '../../ports/task/port';
import { writeAudit } from '../audit';
import { removeUnused } from '../photo';
import { animalImportRepository, type ImportRow } from './animal-import.repository';
import { UnreadableFile } from './file-text';
import { removeFile } from './import-file';
import { importPhotoRepository } from './import-photo.repository';
import { actorOf, type ImportRunOptions, importRun } from './import-run';
import { messages } from './messages';

/** The jobs of an import; their payload is `{ import: uuidkey }`. */
export const RUN_TOPIC = 'import.run';
export const CLEAN_TOPIC = 'import.clean';

/** Milliseconds after which a run lets others go first, and goes on in a new job. */
const SLICE_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Milliseconds between two looks for imports that nobody works on any more. */
const LOST_MS = 15 * 60_000;

/** Imports that run without a job: its tries are used up, because the process died or was killed at each of them. */
const LOST = `SELECT i.uuidkey FROM animal_import i WHERE i.statuscode IN ('checking', 'running') AND NOT EXISTS (
  SELECT FROM task t WHERE t.topic = '${RUN_TOPIC}' AND t.done_at IS NULL AND t.dead_at IS NULL AND t.payload ->> 'import' = i.uuidkey::text)`;

const Payload = z.object({ import: z.uuid() });

export interface ImportTopicsOptions extends Omit<ImportRunOptions, 'blobs'> {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'get' | 'delete'>;
  /** Milliseconds of one slice; tests make it short. */
  sliceMs?: number;
}

/**
 * Dry runs and imports, a slice at a time; the end of those whose job is dead; removal of files when an import has ended, and of everything after
 * seven days (C54).
 */
export function importTopics({ sliceMs = SLICE_MS, ...options }: ImportTopicsOptions): TaskTopic[] {
  const { database, blobs, now } = options;
  const run = importRun(options);

  /** Ends a run with its counts and what follows: nothing after a dry run; a line in the audit log and the removal of the file after an import. */
  const end = (uuidkey: string, failure?: (isDry: boolean) => string): Promise<void> =>
    database.transaction(async (tx) => {
      const imports = animalImportRepository(tx);
      const item = await imports.lock(uuidkey);
      if (item?.statuscode !== ImportStatus.checking && item?.statuscode !== ImportStatus.running) return;
      const isDry = item.statuscode === ImportStatus.checking;
      const done = isDry ? ImportStatus.checked : ImportStatus.done;
      const statuscode = failure === undefined ? done : ImportStatus.failed;
      const total = rowsOf(isDry ? item.check_counts : item.result_counts);
      const facts = failure === undefined ? { percent: 100, rows_total: total } : { reden: failure(isDry) };
      await imports.change(item.id, { statuscode, ...facts });
      if (statuscode === ImportStatus.checked) return;
      await enqueueTask(tx, { topic: CLEAN_TOPIC, payload: { import: uuidkey } });
      if (isDry) return;
      const changes = { asiel: item.asiel_id, result: item.result_counts };
      await writeAudit(tx, actorOf(item), {
        action: `import.${statuscode}`,
        object: 'import',
        objectId: uuidkey,
        changes,
      });
    });

  async function clean(uuidkey: string): Promise<void> {
    const item = await animalImportRepository(database).find(uuidkey);
    if (!item) return;
    await removeFile(blobs, item);
    await database.transaction(async (tx) => {
      for (const key of await importPhotoRepository(tx).remove(item.id)) await removeUnused(tx, key);
    });
  }

  return [
    {
      topic: RUN_TOPIC,
      lane: 'bulk',
      async handle(payload, { isLast }) {
        const { import: uuidkey } = z.parse(Payload, payload);
        const until = performance.now() + sliceMs;
        try {
          const came = await run.go(uuidkey, () => performance.now() > until);
          if (came === 'end') await end(uuidkey);
          if (came === 'pause') await enqueueTask(database, { topic: RUN_TOPIC, payload: { import: uuidkey } });
        } catch (error) {
          if (error instanceof UnreadableFile) return end(uuidkey, () => error.message);
          if (isLast) await end(uuidkey, messages.interrupted);
          throw error;
        }
      },
    },
    {
      topic: 'import.end-lost',
      next: (present) => new Date(present.getTime() + LOST_MS),
      async handle() {
        const { rows } = await database.query<Pick<ImportRow, 'uuidkey'>>(LOST);
        for (const { uuidkey } of rows) await end(uuidkey, messages.interrupted);
      },
    },
    { topic: CLEAN_TOPIC, handle: (payload) => clean(z.parse(Payload, payload).import) },
    {
      topic: 'import.remove-old',
      next: (present) => new Date(present.getTime() + HOUR_MS),
      async handle() {
        const { rows } = await database.query<Pick<ImportRow, 'id' | 'uuidkey'>>(
          `SELECT id, uuidkey FROM animal_import
           WHERE created_at < $1::timestamptz - interval '${IMPORT_KEPT_DAYS} days' AND statuscode NOT IN ('checking', 'running')`,
          [now()],
        );
        for (const { id, uuidkey } of rows) {
          await clean(uuidkey);
          await database.query('DELETE FROM animal_import WHERE id = $1', [id]);
        }
      },
    },
  ];
}

const rowsOf = (counts: ImportRow['check_counts']): number =>
  counts ? counts.added + counts.changed + counts.unchanged + counts.refused : 0;
