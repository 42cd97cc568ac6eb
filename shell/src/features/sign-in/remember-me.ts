import { REMEMBER_ME_COOKIE, REMEMBER_ME_COOKIE_DAYS } from '@portal/shared/contract';
import { readCookie, removeCookie, writeCookie } from '@portal/shared/platform';

/** The e-mail address that this browser remembers, or null (SH-053). */
export const rememberedEmail = (): string | null => readCookie(REMEMBER_ME_COOKIE) || null;

/** Keeps the address for 90 days, or forgets it. Nothing else of a person is kept so. */
export function rememberEmail(email: string, isWanted: boolean): void {
  if (isWanted) writeCookie(REMEMBER_ME_COOKIE, email, REMEMBER_ME_COOKIE_DAYS);
  else removeCookie(REMEMBER_ME_COOKIE);
}
