import type { Animal } from '@portal/shared/contract';
import { contactButtons, permission } from '@portal/shared/domain';
import { usePortalConfig, useUser } from '@portal/shared/session';

/** What the button does: opens the form, leads to login first, or is not there. */
export type ReactMode = 'form' | 'login' | 'none';

/**
 * How somebody reacts to an animal: not at all unless it is available and its shelter takes e-mail (AN-013, C09), nor for the animal's own
 * shelter; a visitor signs in first (AN-076), unless reacting without an account is allowed (C16).
 */
export function useMayReact(animal: Animal): ReactMode {
  const user = useUser();
  const { reactWithoutAccount } = usePortalConfig();
  if (animal.asiel === null || !contactButtons(animal).react) return 'none';
  const verdict = permission(user, 'reaction.send', { asiel: animal.asiel.id });
  if (verdict === 'allowed') return 'form';
  if (verdict !== 'sign-in') return 'none';
  return reactWithoutAccount ? 'form' : 'login';
}
