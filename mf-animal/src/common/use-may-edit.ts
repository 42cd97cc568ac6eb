import type { Animal } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';

/** No shelter has this number. */
const NO_SHELTER = 0;

/** Whether the signed-in person may change the animal: own staff and admins (AN-023). The server decides again at every call. */
export function useMayEdit({ asiel }: Pick<Animal, 'asiel'>): boolean {
  return can(useUser(), 'animal.edit', { asiel: asiel?.id ?? NO_SHELTER });
}
