import { type AnimalCreate, type AnimalForm, type ChecklistChange, PlacementStatus } from '@portal/shared/contract';
import { isListed, limitBadge, needsPlace } from '@portal/shared/domain';
import { AppError } from '../../../lib/app-error';
import { cleanRequired } from '../../../lib/clean-text';
import { refuseStale } from '../../../lib/if-match';
import { type IdempotentCall, idempotent } from '../../../plugins/idempotency';
import type { Database, Executor } from '../../../ports/database/port';
import type { Sanitiser } from '../../../ports/sanitiser/port';
import { enqueueTask } from '../../../ports/task/port';
import { type AuditActor, auditedChange, writeAudit } from '../../audit';
import { attachDraft } from '../../photo';
import {
  animalWriteRepository,
  DERIVED_COLUMNS,
  type ShelterPlaces,
  type UnknownOption,
} from './animal-write.repository';
import { refuseFutureCustody, refuseHeld } from './custody';
import { messages } from './messages';

export interface AnimalWriteOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
  /** The limit of a shelter with which none was agreed. */
  defaultNmax: number;
  /** The job that is told of an animal that became visible; its payload is `{ animal: id }`. */
  publishedTopic: string;
  now: () => Date;
}

/** A wanted status, and the version that the client has seen, if it said so. */
export interface StatusChange {
  uuidkey: string;
  asiel: number;
  geplaatst: PlacementStatus;
  ifMatch: string | undefined;
}

/** A wanted change of any part of the fields. */
export interface FieldChange {
  uuidkey: string;
  form: Partial<AnimalForm> & {
    omschrijving?: string | undefined;
    properties?: readonly ChecklistChange[] | undefined;
  };
  ifMatch: string | undefined;
}

/** Creating animals, changing their fields and their status: places, history, notice and audit line in one transaction (C10, C11). */
export function animalWriteService(options: AnimalWriteOptions) {
  const { database, sanitiser, defaultNmax, publishedTopic, now } = options;

  function refuseFull({ ntotaal, nmax }: ShelterPlaces): void {
    if (limitBadge(ntotaal, nmax, defaultNmax).isFull) throw new AppError('LIMIT_REACHED', messages.limitReached);
  }

  const cleanDescription = (html: string) =>
    cleanRequired(sanitiser, { field: 'omschrijving', message: messages.fields.omschrijving }, html);

  async function tellVisible(tx: Executor, animalId: number): Promise<void> {
    await enqueueTask(tx, { topic: publishedTopic, payload: { animal: animalId } });
  }

  return {
    /**
     * Answers the new key; a repeat of the call gets the first one's. With `concept` the photos of that draft become its own (C42). Throws 409
     * when the shelter is full, 422 for an unknown option.
     */
    async create(
      asiel: number,
      form: AnimalCreate,
      call: IdempotentCall,
      actor: AuditActor & { userId: number },
    ): Promise<string> {
      refuseFutureCustody(form, now());
      const omschrijving = await cleanDescription(form.omschrijving);
      return idempotent(database, call, async (tx) => {
        const rows = animalWriteRepository(tx);
        await rows.actAs(actor.userId);
        const shelter = await rows.lockShelter(asiel);
        if (!shelter) throw new AppError('VALIDATION', undefined, { fields: { asiel: messages.fields.asiel } });
        refuseUnknown(await rows.unknownOptions(form.soort, form));
        const geplaatst = form.geplaatst ?? PlacementStatus.preview;
        if (needsPlace(null, geplaatst)) refuseFull(shelter);
        const added = await rows.add(asiel, { ...form, omschrijving }, geplaatst);
        await refuseHeld(tx, added.id, geplaatst, now());
        if (form.concept) await attachDraft(tx, { concept: form.concept, animal: added }, actor);
        if (isListed(geplaatst)) await tellVisible(tx, added.id);
        const changes = { geplaatst };
        await writeAudit(tx, actor, { action: 'animal.create', object: 'animal', objectId: added.uuidkey, changes });
        return added.uuidkey;
      });
    },

    /**
     * Changes the given fields and answers to the checklist; what is the same already changes nothing. Throws 412 when the client's version
     * is an older one, 422 for an option that the kind does not have.
     */
    async update({ uuidkey, form, ifMatch }: FieldChange, actor: AuditActor & { userId: number }): Promise<void> {
      refuseFutureCustody(form, now());
      const { properties = [], omschrijving, ...fields } = form;
      const clean = omschrijving === undefined ? {} : { omschrijving: await cleanDescription(omschrijving) };
      await database.transaction(async (tx) => {
        const rows = animalWriteRepository(tx);
        await rows.actAs(actor.userId);
        const animal = await rows.lockAnimal(uuidkey);
        if (!animal) throw new AppError('NOT_FOUND');
        refuseStale(ifMatch, animal.version);
        refuseUnknown(await rows.unknownOptions(animal.soort, fields));
        const unknown = await rows.unknownItems(animal.soort, properties);
        if (unknown.length > 0) refuseUnknown(['properties']);
        const { before, written } = await rows.change(animal, { ...fields, ...clean });
        const answered = await rows.answer(animal.id, properties, actor.userId);
        if (Object.keys(written).length + answered.length === 0) return;
        const told = Object.entries(written).filter(([column]) => !DERIVED_COLUMNS.includes(column));
        const changes = { ...auditedChange('animal', before, Object.fromEntries(told)), properties: answered };
        await writeAudit(tx, actor, { action: 'animal.update', object: 'animal', objectId: uuidkey, changes });
      });
    },

    /** The same status again has no effect (C10). Throws 409 when the shelter is full or the owner's term runs (C51), 412 when the client's version is an older one. */
    setStatus: (change: StatusChange, actor: AuditActor & { userId: number }): Promise<void> =>
      database.transaction(async (tx) => {
        const rows = animalWriteRepository(tx);
        await rows.actAs(actor.userId);
        const shelter = await rows.lockShelter(change.asiel);
        const animal = await rows.lockAnimal(change.uuidkey);
        if (!shelter || !animal) throw new AppError('NOT_FOUND');
        refuseStale(change.ifMatch, animal.version);
        if (animal.geplaatst === change.geplaatst) return;
        if (needsPlace(animal.geplaatst, change.geplaatst)) refuseFull(shelter);
        await refuseHeld(tx, animal.id, change.geplaatst, now());
        await rows.setStatus(animal.id, change.geplaatst);
        if (!animal.visible && isListed(change.geplaatst)) await tellVisible(tx, animal.id);
        const changes = { from: animal.geplaatst, to: change.geplaatst };
        await writeAudit(tx, actor, { action: 'animal.status', object: 'animal', objectId: change.uuidkey, changes });
      }),
  };
}

/** Throws 422 with the message of every option that the kind does not have. */
export function refuseUnknown(unknown: readonly (UnknownOption | 'properties')[]): void {
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((option) => [option, messages.fields[option]]));
  throw new AppError('VALIDATION', undefined, { fields });
}

export type AnimalWriteService = ReturnType<typeof animalWriteService>;
