import type { User } from '@portal/shared/contract';
import { type PlacementFacts, permission, userTypeOf, type Verdict } from '@portal/shared/domain';

/** Whether a person may change an animal; for other staff a hidden one is as good as unknown (docs/trust.md#authorisation). */
export function animalEditVerdict(user: User, animal: PlacementFacts & { asiel: number }, now: Date): Verdict {
  const verdict = permission(user, 'animal.edit', animal);
  const isHidden = permission(user, 'animal.read', { ...animal, now }) === 'hidden';
  const isStaff = userTypeOf(user.usertype) === 'asiel';
  return verdict === 'forbidden' && isHidden && isStaff ? 'hidden' : verdict;
}
