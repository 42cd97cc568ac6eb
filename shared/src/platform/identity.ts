import type { SocialProvider } from '@portal/shared/contract';

/** The name of a provider in `providers` of `GET me`: 'google.com'. */
export const providerIdOf = (provider: SocialProvider): string => `${provider}.com`;

/** Who is signed in according to the sign-in server. Type, roles and shelter stand in `GET me` alone. */
export interface SignedIn {
  uid: string;
  email: string | null;
}

/** What a new account needs. */
export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Firebase's own modes of a mailed link (C24). */
export const CODE_MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type CodeMode = (typeof CODE_MODES)[number];

/** What a mailed code is for. `newEmail` is the address that `verifyAndChangeEmail` changes to; `recoverEmail` undoes that change. */
export interface CheckedCode {
  mode: CodeMode;
  email: string;
  newEmail: string | null;
}

/**
 * The sign-in server as the screens see it, embedded or Firebase (C24). Every method that fails rejects with an `IdentityError`; those of
 * the signed-in person with `signed-out` when there is none. The present token is mirrored to local storage `token` by itself.
 */
export interface Identity {
  /** Fails with wrong-credentials, disabled, too-many. */
  signIn(email: string, password: string): Promise<void>;
  /** Makes the account, gives it its name and sends the mail that confirms the address. The caller writes the names with `PUT me`. */
  register(account: NewAccount): Promise<void>;
  /** Opens the provider's window; call it straight from the click, or the browser blocks the window. */
  signInWith(provider: SocialProvider): Promise<void>;
  /** The same answer for known and unknown addresses (SH-056). */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the mail that confirms the own address once more. */
  sendVerification(): Promise<void>;
  signOut(): Promise<void>;
  /** Makes the sign-in fresh, which the next four and `DELETE me` may ask for (code requires-recent-login). */
  reauthenticate(password: string): Promise<void>;
  /** As `reauthenticate`, for an account without a password. */
  reauthenticateWith(provider: SocialProvider): Promise<void>;
  /** Sends a mail to the new address; the address changes when its link is used. */
  changeEmail(newEmail: string): Promise<void>;
  /** Signs every other browser out. */
  changePassword(newPassword: string): Promise<void>;
  link(provider: SocialProvider): Promise<void>;
  /** Never the last way to sign in: code last-provider. */
  unlink(provider: SocialProvider): Promise<void>;
  /** What a mailed code is for, without using it. Fails with bad-code. */
  checkCode(code: string): Promise<CheckedCode>;
  /** Uses a code of any mode but `resetPassword`. */
  applyCode(code: string): Promise<void>;
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /** A token that is valid now, or with `isFresh` one made now; null when nobody is signed in, or when there is none to be had. */
  getToken(isFresh?: boolean): Promise<string | null>;
  /** Calls at once with the present state, and after each change, also one made in another tab. Gives the function that stops it. */
  onSession(listener: (session: SignedIn | null) => void): () => void;
}
