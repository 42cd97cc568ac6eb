import { type AnimalCreate, PlacementStatus } from '@portal/shared/contract';
import { isListed, limitBadge, needsPlace } from '@portal/shared/domain';
import { AppError } from '../../app-error';
import { type AuditActor, writeAudit } from '../../audit';
import { cleanField } from '../../clean-text';
import { refuseStale } from '../../if-match';
import { type OnceCall, once } from '../../plugins/idempotency';
import type { Database, Executor } from '../../ports/database/port';
import type { Sanitiser } from '../../ports/sanitiser/port';
import { enqueueTask } from '../../ports/task/port';
import { animalWriteRepository as rows, type ShelterPlaces } from './animal-write.repository';
import { messages } from './messages';

export interface AnimalWriteOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
  /** The limit of a shelter with which none was agreed. */
  defaultNmax: number;
  /** The job that is told of an animal that became visible; its payload is `{ animal: id }`. */
  publishedTopic: string;
}

/** A wanted status, and the version that the client has seen, if it said so. */
export interface StatusChange {
  uuidkey: string;
  asiel: number;
  geplaatst: PlacementStatus;
  ifMatch: string | undefined;
}

/** Creating animals and changing their status: places, history, notice and audit line in one transaction (C10, C11). */
export function animalWriteService({ database, sanitiser, defaultNmax, publishedTopic }: AnimalWriteOptions) {
  function refuseFull({ ntotaal, nmax }: ShelterPlaces): void {
    if (limitBadge(ntotaal, nmax, defaultNmax).isFull) throw new AppError('LIMIT_REACHED', messages.limitReached);
  }

  async function tellVisible(tx: Executor, animalId: number): Promise<void> {
    await enqueueTask(tx, { topic: publishedTopic, payload: { animal: animalId } });
  }

  return {
    /** Answers the new key; a repeat of the call gets the first one's. Throws 409 when the shelter is full, 422 for an unknown option. */
    async create(
      asiel: number,
      form: AnimalCreate,
      call: OnceCall,
      actor: AuditActor & { userId: number },
    ): Promise<string> {
      const omschrijving = await cleanField(sanitiser, 'omschrijving', form.omschrijving);
      return once(database, call, async (tx) => {
        await rows.actAs(tx, actor.userId);
        const shelter = await rows.lockShelter(tx, asiel);
        if (!shelter) throw new AppError('VALIDATION', undefined, { fields: { asiel: messages.fields.asiel } });
        const unknown = await rows.unknownOptions(tx, form);
        if (unknown.length > 0) {
          const fields = Object.fromEntries(unknown.map((option) => [option, messages.fields[option]]));
          throw new AppError('VALIDATION', undefined, { fields });
        }
        const geplaatst = form.geplaatst ?? PlacementStatus.preview;
        if (needsPlace(null, geplaatst)) refuseFull(shelter);
        const added = await rows.add(tx, asiel, { ...form, omschrijving }, geplaatst);
        if (isListed(geplaatst)) await tellVisible(tx, added.id);
        const changes = { geplaatst };
        await writeAudit(tx, actor, { action: 'animal.create', object: 'animal', objectId: added.uuidkey, changes });
        return added.uuidkey;
      });
    },

    /** The same status again has no effect (C10). Throws 409 when the shelter is full, 412 when the client's version is an older one. */
    setStatus: (change: StatusChange, actor: AuditActor & { userId: number }): Promise<void> =>
      database.transaction(async (tx) => {
        await rows.actAs(tx, actor.userId);
        const shelter = await rows.lockShelter(tx, change.asiel);
        const animal = await rows.lockAnimal(tx, change.uuidkey);
        if (!shelter || !animal) throw new AppError('NOT_FOUND');
        refuseStale(change.ifMatch, animal.version);
        if (animal.geplaatst === change.geplaatst) return;
        if (needsPlace(animal.geplaatst, change.geplaatst)) refuseFull(shelter);
        await rows.setStatus(tx, animal.id, change.geplaatst);
        if (!animal.visible && isListed(change.geplaatst)) await tellVisible(tx, animal.id);
        const changes = { from: animal.geplaatst, to: change.geplaatst };
        await writeAudit(tx, actor, { action: 'animal.status', object: 'animal', objectId: change.uuidkey, changes });
      }),
  };
}
export type AnimalWriteService = ReturnType<typeof animalWriteService>;
