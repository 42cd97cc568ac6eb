import type { AnimalForm, PlacementStatus } from '@portal/shared/contract';
import { formatDate, formatDateForForm, type HoldFacts, placementHold } from '@portal/shared/domain';
import { AppError } from '../../../lib/app-error';
import type { Executor } from '../../../ports/database/port';
import { messages } from './messages';

const FACTS = `SELECT a.gevonden, to_char(a.inbewaring, 'YYYY-MM-DD') AS inbewaring, a.land AS provincieland,
    EXISTS (SELECT FROM owner_claim c WHERE c.dier_id = a.id AND c.statuscode = 'open') AS "hasOpenClaim",
    EXISTS (SELECT FROM owner_claim c WHERE c.dier_id = a.id AND c.statuscode = 'accepted') AS "hasOwner",
    EXISTS (SELECT FROM owner_term_exception e WHERE e.dier_id = a.id AND e.inbewaring = a.inbewaring) AS "hasException"
  FROM animal a WHERE a.id = $1`;

/**
 * Throws 409 with the reason when a found animal may not become reserved or placed: a claim is open, or the owner's term runs without an
 * exception (C51). The caller holds the row of the animal, which a new claim waits for.
 */
export async function refuseHeld(tx: Executor, animalId: number, to: PlacementStatus, now: Date): Promise<void> {
  const { rows } = await tx.query<HoldFacts>(FACTS, [animalId]);
  const hold = rows[0] && placementHold(rows[0], to, now);
  if (!hold) return;
  const message = hold.why === 'claim' ? messages.held.claim : messages.held.term(formatDate(hold.until));
  throw new AppError('NOT_AVAILABLE', message);
}

/** Throws 422 for a custody that has not begun. */
export function refuseFutureCustody({ inbewaring }: Pick<Partial<AnimalForm>, 'inbewaring'>, now: Date): void {
  if (!inbewaring || inbewaring <= formatDateForForm(now)) return;
  throw new AppError('VALIDATION', undefined, { fields: { inbewaring: messages.fields.inbewaring } });
}
