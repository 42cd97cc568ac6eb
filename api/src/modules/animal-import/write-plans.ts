import { Answer } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';
import { animalBatchRepository, DERIVED_COLUMNS } from '../animal';
import { type AuditActor, auditedChange, writeAudits } from '../audit';
import { attachImported } from '../photo';
import type { ImportRow } from './animal-import.repository';
import { messages } from './messages';
import type { RowPlan } from './row-batch';

type Write = Extract<RowPlan, { what: 'add' | 'change' }>;

interface Written {
  plan: Write;
  id: number;
  uuidkey: string;
  photos: number[];
}

/** Writes what a batch decided, in the transaction that holds the shelter and its animals, with the audit lines that the form would leave. */
export async function writePlans(
  tx: Executor,
  plans: readonly RowPlan[],
  { item, actor, now }: { item: Pick<ImportRow, 'asiel_id' | 'uuidkey'>; actor: AuditActor; now: Date },
): Promise<void> {
  const rows = animalBatchRepository(tx);
  const added = plans.filter((plan) => plan.what === 'add');
  const changed = plans.filter((plan) => plan.what === 'change');
  const made = await rows.add(
    item.asiel_id,
    added.map(({ code, geplaatst, line }) => ({
      ...{ external_code: code, geplaatst, soort: line.prepared.soort ?? 1 },
      values: line.prepared.values,
    })),
  );
  const written: Written[] = [];
  for (const plan of added) {
    const animal = made.get(plan.code);
    if (!animal) throw new Error('An animal was not added.');
    written.push({ plan, ...animal, photos: [] });
  }
  for (const plan of changed) {
    if (Object.keys(plan.values).length > 0) await rows.change(plan.stored.id, plan.values);
    written.push({ plan, id: plan.stored.id, uuidkey: plan.stored.uuidkey, photos: [] });
  }
  await rows.answer(
    written.flatMap(({ plan, id }) => answersOf(plan).map((answer) => ({ id, ...answer }))),
    actor.userId,
  );
  for (const one of written) await addPhotos(tx, one, now);
  await writeAudits(
    tx,
    actor,
    'animal',
    written.flatMap((one) => auditLines(one, item.uuidkey)),
  );
}

/** No answer is X: a new animal needs none. */
const answersOf = (plan: Write) =>
  plan.what === 'add' ? plan.line.prepared.properties.filter(({ value }) => value !== Answer.unknown) : plan.answers;

async function addPhotos(tx: Executor, one: Written, now: Date): Promise<void> {
  if (one.plan.photos.length === 0) return;
  const { added, left } = await attachImported(tx, one.id, one.plan.photos, now);
  one.photos = added;
  if (left > 0) one.plan.problems.push({ field: 'fotos', message: messages.row.photosFull, refused: false });
}

/** As the form's. */
function auditLines({ plan, uuidkey, photos }: Written, from: string) {
  const line = (action: string, changes: object) => ({
    action,
    objectId: uuidkey,
    changes: { ...changes, import: from },
  });
  const lines = photos.length > 0 ? [line('photo.attach', { photos })] : [];
  if (plan.what === 'add') return [line('animal.create', { geplaatst: plan.geplaatst }), ...lines];
  const told = Object.entries(plan.values).filter(([column]) => !DERIVED_COLUMNS.includes(column));
  const properties = plan.answers.map(({ key }) => key);
  if (told.length + properties.length === 0) return lines;
  const changed = auditedChange('animal', plan.stored.values, Object.fromEntries(told));
  return [line('animal.update', { ...changed, properties }), ...lines];
}
