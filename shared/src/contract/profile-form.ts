import * as z from 'zod/mini';
import { PASSWORD_MAX } from './constants';
import { newPassword } from './sign-in';
import { email, requiredText } from './text';

const PRESENT_MISSING = 'Vul uw huidige wachtwoord in';

const presentPassword = z
  .string(PRESENT_MISSING)
  .check(z.minLength(1, PRESENT_MISSING), z.maxLength(PASSWORD_MAX, PRESENT_MISSING));

/** The names of the own account (C14). */
export const ProfileForm = z.object({
  firstname: requiredText('Vul uw Voornaam in', 100),
  lastName: requiredText('Vul uw Achternaam in', 100),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** Another e-mail address for the own account (C14): it is confirmed by mail first. */
export const EmailChangeForm = z.object({ email: email('Vul uw E-mail in') });
export type EmailChangeForm = z.infer<typeof EmailChangeForm>;

/** Another password, with the present one (C14). */
export const PasswordChangeForm = z.object({ password: presentPassword, newPassword });
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;

/** Signing in again before something sensitive (docs/trust.md#fresh-sign-in). */
export const SignInAgainForm = z.object({ password: presentPassword });
export type SignInAgainForm = z.infer<typeof SignInAgainForm>;
