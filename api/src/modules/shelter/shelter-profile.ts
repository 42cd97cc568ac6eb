import { type Country, ShelterForm, type ShelterUpdate } from '@portal/shared/contract';
import { isPauseDay } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import type { Database, Executor, Parameter } from '../../ports/database/port';
import { type AuditActor, auditedChange, writeAudit } from '../audit';
import { messages } from './messages';

/** What the rules that join several fields and the audit log look at. */
interface Present {
  naam: string;
  plaats: string;
  postcode: string | null;
  land: Country;
  provincie: number | null;
  response_voorkeur: ShelterForm['response_voorkeur'];
  nmax: number | null;
  vol_tot: string | null;
}

const LOCKED = `SELECT naam, plaats, postcode, land, provincie, response_voorkeur, nmax, vol_tot::text AS vol_tot FROM shelter
  WHERE id = $1 AND active FOR NO KEY UPDATE`;

/** Columns that carry the name of their field. */
const COLUMNS = [
  ...['naam', 'adres', 'postcode', 'plaats', 'land', 'provincie', 'telefoon', 'email', 'url'],
  ...['response_voorkeur', 'donatienummer', 'openingstijden', 'nmax', 'vol_tot', 'vol_bericht', 'lat', 'lon'],
] as const;

/** The search text of animals holds the place of their shelter; the trigger of the table writes it anew. */
const RENEW_ANIMALS = `UPDATE animal SET asiel_id = asiel_id WHERE asiel_id = $1 AND geplaatst IN ('N', 'G')`;

/**
 * What is sent, in its normal form. A field that is not sent is not judged, but for a postcode whose country changes. Throws VALIDATION
 * with the texts of the form.
 */
function accepted(update: ShelterUpdate, present: Present): Record<string, Parameter> {
  const { nmax, vol_tot, vol_bericht, ...sent } = update;
  const form = ShelterForm.safeParse({
    ...{ naam: present.naam, plaats: present.plaats, land: present.land, provincie: null },
    postcode: sent.land === undefined ? null : present.postcode,
    ...{ adres: null, telefoon: null, email: null, url: null, donatienummer: null, openingstijden: null },
    response_voorkeur: present.response_voorkeur,
    ...sent,
  });
  if (!form.success) {
    const fields = Object.fromEntries(form.error.issues.map(({ path, message }) => [String(path[0]), message]));
    throw new AppError('VALIDATION', undefined, { fields });
  }
  // A pause that ends takes its word along.
  const others = { nmax, vol_tot, vol_bericht: vol_tot === null ? null : vol_bericht };
  const values = Object.entries({ ...form.data, ...others });
  const isSent = (name: string) =>
    update[name as keyof ShelterUpdate] !== undefined || (name === 'vol_bericht' && vol_tot === null);
  const stored = (value: object | string | number): Parameter =>
    typeof value === 'object' ? JSON.stringify(value) : value;
  // 0 is a limit or a degree, and no empty value.
  return Object.fromEntries(
    values.filter(([name]) => isSent(name)).map(([name, value]) => [name, value || value === 0 ? stored(value) : null]),
  );
}

function refuseWrongPause({ vol_tot }: ShelterUpdate, now: Date): void {
  if (vol_tot && !isPauseDay(vol_tot, now))
    throw new AppError('VALIDATION', undefined, { fields: { vol_tot: messages.pauseDay } });
}

async function refuseForeignProvince(tx: Executor, provincie: Parameter, land: Country): Promise<void> {
  if (provincie === null) return;
  const { rows } = await tx.query<{ land: string }>('SELECT land FROM province WHERE id = $1', [provincie]);
  if (rows[0]?.land !== land) throw new AppError('VALIDATION', undefined, { fields: { provincie: messages.province } });
}

/**
 * Changes the sent fields of a shelter (C15, C29): the last writer wins per field. Answers false when there is no such shelter. The
 * catalogue's trigger tells every process, so that pages show the change at once.
 */
export function changeShelter(
  database: Pick<Database, 'transaction'>,
  id: number,
  update: ShelterUpdate,
  { actor, now }: { actor: AuditActor; now: Date },
): Promise<boolean> {
  refuseWrongPause(update, now);
  return database.transaction(async (tx) => {
    const present = (await tx.query<Present>(LOCKED, [id])).rows[0];
    if (!present) return false;
    const values = accepted(update, present);
    const land = update.land ?? present.land;
    await refuseForeignProvince(tx, 'provincie' in values ? (values.provincie ?? null) : present.provincie, land);
    const columns = COLUMNS.filter((column) => column in values);
    if (columns.length === 0) return true;
    await tx.query(
      `UPDATE shelter SET ${columns.map((column, i) => `${column} = $${i + 2}`)}, version = version + 1, updated_at = now()
       WHERE id = $1`,
      [id, ...columns.map((column) => values[column] ?? null)],
    );
    if (update.plaats !== undefined && values.plaats !== present.plaats) await tx.query(RENEW_ANIMALS, [id]);
    const written = Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
    const changes = auditedChange('shelter', present, written);
    await writeAudit(tx, actor, { action: 'update', object: 'shelter', objectId: id, changes });
    return true;
  });
}
