import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants';
import { email, requiredText } from './text';

const PASSWORD_MISSING = 'Vul uw Wachtwoord in';
const PASSWORD_RULE = 'Vul uw Wachtwoord in, minimaal 10 karakters';

/** A new password (C24): 10 to 128 characters, letters, digits and . _ % + - */
export const newPassword = z
  .string(PASSWORD_RULE)
  .check(
    z.minLength(PASSWORD_MIN, PASSWORD_RULE),
    z.maxLength(PASSWORD_MAX, PASSWORD_RULE),
    z.regex(/^[A-Za-z0-9._%+-]*$/, PASSWORD_RULE),
  );

/** The login side. */
export const LoginForm = z.object({
  email: email('Vul uw E-mail in'),
  password: z
    .string(PASSWORD_MISSING)
    .check(z.minLength(1, PASSWORD_MISSING), z.maxLength(PASSWORD_MAX, PASSWORD_MISSING)),
  rememberMe: z._default(z.boolean(), false),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** The register side. `accept` must be ticked. */
export const RegisterForm = z.object({
  firstName: requiredText('Vul uw Voornaam in', 100),
  lastName: requiredText('Vul uw Achternaam in', 100),
  email: email('Vul uw E-mail in'),
  password: newPassword,
  accept: z.literal(true, 'Ga akkoord met de voorwaarden'),
});
export type RegisterForm = z.infer<typeof RegisterForm>;

/** The forgot-password dialog. */
export const ForgotPasswordForm = z.object({ email: email('Vul uw email in') });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

/** A new password with the code of a mail (C24). */
export const NewPasswordForm = z.object({ password: newPassword });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;
