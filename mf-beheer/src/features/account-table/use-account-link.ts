import { type AccountRow, id, Role, SHELTER_ROLE_LEVEL, UserType } from '@portal/shared/contract';
import { useFreshSignIn, useToast } from '@portal/shared/session';
import { useUpdateAccountMutation } from '../../endpoints/account';
import { messages } from './messages';

/** The shelter's number that was typed; undefined when it is none. */
export function shelterNumber(typed: string): number | undefined {
  const parsed = id.safeParse(/^\d+$/.test(typed.trim()) ? Number(typed) : undefined);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Links an account to a shelter: type asiel and role asiel level 6 (C37), then the toast of specification § 8. An old
 * sign-in is renewed first (docs/trust.md#fresh-sign-in).
 * @throws Error 'failed to change user' (BE-026) with the `RequestError` as its cause
 */
export function useAccountLink(): (account: AccountRow, shelterId: number) => Promise<void> {
  const [update] = useUpdateAccountMutation();
  const withFreshSignIn = useFreshSignIn();
  const showToast = useToast();
  return async ({ uid, user_id, email }, shelterId) => {
    const change = {
      ...{ usertype: UserType.shelter, uid, id: shelterId, user_id },
      userroles: [{ role: Role.shelter, level: SHELTER_ROLE_LEVEL }],
    };
    try {
      await withFreshSignIn(() => update(change).unwrap());
    } catch (cause) {
      throw new Error(messages.changeFailed, { cause });
    }
    showToast({ type: 'message', message: messages.linked(email, shelterId) });
  };
}
