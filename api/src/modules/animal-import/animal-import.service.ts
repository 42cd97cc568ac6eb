import {
  type AnimalImportCreate,
  type AnimalImportMapping,
  type AnimalImportPart,
  type AnimalImportPhoto,
  IMPORT_PART_BYTES,
  IMPORT_PHOTOS_MAX,
  ImportStatus,
} from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Blobs } from '../../ports/blobs/port';
import type { Database, Executor } from '../../ports/database/port';
import { enqueueTask } from '../../ports/task/port';
import { type AuditActor, writeAudit } from '../audit';
import { lookupRepository } from '../lookup';
import { type importedPhotos, photoFacts, removeUnused } from '../photo';
import { animalImportRepository, type ImportChange, type ImportRow, partsOf } from './animal-import.repository';
import { UnreadableFile } from './file-text';
import { inspectFile, partKey } from './import-file';
import { importPhotoRepository } from './import-photo.repository';
import { CLEAN_TOPIC, RUN_TOPIC } from './import-topics';
import { messages } from './messages';
import { itemOf } from './row-cells';

export interface AnimalImportServiceOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  blobs: Pick<Blobs, 'get' | 'put'>;
  photos: ReturnType<typeof importedPhotos>;
  now: () => Date;
}

type Actor = AuditActor & { userId: number };

const BEFORE_START: readonly ImportStatus[] = [ImportStatus.mapping, ImportStatus.checked];
const LOOKED_AT: readonly ImportStatus[] = [ImportStatus.mapping, ImportStatus.failed];
const OPEN: readonly ImportStatus[] = [
  ...BEFORE_START,
  ...[ImportStatus.upload, ImportStatus.checking, ImportStatus.running],
];

/** Throws 409 unless the import is at one of these steps. */
function refuseUnless({ statuscode }: Pick<ImportRow, 'statuscode'>, steps: readonly ImportStatus[]): void {
  if (!steps.includes(statuscode)) throw new AppError('NOT_AVAILABLE', messages.notNow);
}

/** The steps of an import until it runs beside requests (C54). */
export function animalImportService({ database, blobs, photos, now }: AnimalImportServiceOptions) {
  /** Changes an import that is at one of these steps, under its lock. */
  const step = (
    uuidkey: string,
    steps: readonly ImportStatus[],
    work: (tx: Executor, item: ImportRow) => Promise<ImportChange>,
  ): Promise<void> =>
    database.transaction(async (tx) => {
      const imports = animalImportRepository(tx);
      const item = await imports.lock(uuidkey);
      if (!item) throw new AppError('NOT_FOUND');
      refuseUnless(item, steps);
      await imports.change(item.id, await work(tx, item));
    });

  const audit = (tx: Executor, actor: Actor, action: string, item: ImportRow, changes: Record<string, unknown>) =>
    writeAudit(tx, actor, {
      action,
      object: 'import',
      objectId: item.uuidkey,
      changes: { asiel: item.asiel_id, ...changes },
    });

  /** What follows from a whole file: its beginning and the proposed columns, or why it cannot be read. */
  async function inspected(file: Pick<ImportRow, 'uuidkey' | 'parts'>): Promise<ImportChange> {
    try {
      const checklist = await lookupRepository(database).checklist();
      return { statuscode: ImportStatus.mapping, ...(await inspectFile(blobs, file, checklist)) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return { statuscode: ImportStatus.failed, reden: error.message };
    }
  }

  return {
    /** Answers its key; 409 while another one of the shelter is open. */
    create: (asiel: number, file: AnimalImportCreate, actor: Actor): Promise<string> =>
      database.transaction(async (tx) => {
        const values = { asiel_id: asiel, user_id: actor.userId, created_at: now(), ...file };
        const uuidkey = await animalImportRepository(tx).add(values);
        if (!uuidkey) throw new AppError('NOT_AVAILABLE', messages.isOpen);
        await writeAudit(tx, actor, {
          action: 'import.create',
          object: 'import',
          objectId: uuidkey,
          changes: { asiel },
        });
        return uuidkey;
      }),

    /** Takes the next part, or one again; the last one has the file looked at. Throws 422 for a part that does not fit. */
    async addPart(item: ImportRow, { nr, base64 }: AnimalImportPart): Promise<void> {
      // The last part once more, because its answer was lost.
      if (nr === item.parts && LOOKED_AT.includes(item.statuscode)) return;
      refuseUnless(item, [ImportStatus.upload]);
      const bytes = Buffer.from(base64, 'base64');
      const total = partsOf(item.bestandsgrootte);
      const size = nr === total ? item.bestandsgrootte - (total - 1) * IMPORT_PART_BYTES : IMPORT_PART_BYTES;
      const refuse = (message: string) => new AppError('VALIDATION', undefined, { fields: { nr: message } });
      if (nr > item.parts + 1 || nr > total) throw refuse(messages.part);
      if (bytes.length !== size) throw refuse(messages.size);
      await blobs.put(partKey(item, nr), bytes);
      const parts = Math.max(item.parts, nr);
      const change = parts === total ? await inspected({ uuidkey: item.uuidkey, parts }) : {};
      await step(item.uuidkey, [ImportStatus.upload], async () => ({ ...change, parts }));
    },

    /** Keeps a photo under its name until a row names it. */
    async addPhoto(item: ImportRow, { filename, ...picture }: AnimalImportPhoto): Promise<number> {
      refuseUnless(item, [ImportStatus.upload, ...BEFORE_START]);
      if (item.photos >= IMPORT_PHOTOS_MAX) throw new AppError('LIMIT_REACHED', messages.photosFull);
      const image = await photos.take(item.asiel_id, picture);
      await step(item.uuidkey, [ImportStatus.upload, ...BEFORE_START], async (tx) => {
        await photos.hold(tx, image);
        const left = await importPhotoRepository(tx).put(item.id, filename.toLowerCase(), photoFacts(image));
        if (left) await removeUnused(tx, left);
        return {};
      });
      return importPhotoRepository(database).count(item.id);
    },

    /** Keeps the chosen columns and starts the dry run. Throws 422 for a column or item that is not there. */
    async check(item: ImportRow, { columns }: AnimalImportMapping): Promise<void> {
      const items = new Set((await lookupRepository(database).checklist()).map(({ key }) => key));
      const unknown = columns
        .map(({ field }) => itemOf(field)?.key)
        .find((key) => key !== undefined && !items.has(key));
      const isBeyond = columns.some(({ column }) => column >= (item.file?.headings.length ?? 0));
      refuseUnless(item, BEFORE_START);
      const message = isBeyond ? messages.column : unknown === undefined ? undefined : messages.item(unknown);
      if (message) throw new AppError('VALIDATION', undefined, { fields: { columns: message } });
      await step(item.uuidkey, BEFORE_START, async (tx, { id }) => {
        await animalImportRepository(tx).forgetMessages(id);
        await enqueueTask(tx, { topic: RUN_TOPIC, payload: { import: item.uuidkey } });
        const again = { rows_done: 0, rows_total: null, percent: 0, messages: 0, check_counts: null };
        return { statuscode: ImportStatus.checking, columns, ...again };
      });
    },

    /** Starts what the dry run showed; who starts it is who wrote the animals. */
    start: (item: ImportRow, actor: Actor): Promise<void> =>
      step(item.uuidkey, [ImportStatus.checked], async (tx, present) => {
        await animalImportRepository(tx).forgetMessages(present.id);
        await enqueueTask(tx, { topic: RUN_TOPIC, payload: { import: item.uuidkey } });
        await audit(tx, actor, 'import.start', present, { check: present.check_counts });
        const begin = { rows_done: 0, percent: 0, messages: 0, result_counts: null };
        return { statuscode: ImportStatus.running, user_id: actor.userId, request_id: actor.requestId, ...begin };
      }),

    /** Stops it for good; what came in stays. */
    cancel: (item: ImportRow, actor: Actor): Promise<void> =>
      step(item.uuidkey, OPEN, async (tx, present) => {
        await enqueueTask(tx, { topic: CLEAN_TOPIC, payload: { import: item.uuidkey } });
        await audit(tx, actor, 'import.cancel', present, { result: present.result_counts });
        return { statuscode: ImportStatus.cancelled };
      }),
  };
}

export type AnimalImportService = ReturnType<typeof animalImportService>;
