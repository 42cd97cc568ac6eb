import * as z from 'zod/mini';

/** The three social providers (C24), as the addresses of the embedded identity server name them; `GET me` adds `.com`. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'microsoft'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** How a social sign-in can fail, in the words of the SDK. */
export const SOCIAL_ERRORS = [
  'auth/popup-closed-by-user',
  'auth/account-exists-with-different-credential',
  'auth/credential-already-in-use',
  'auth/provider-already-linked',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/operation-not-allowed',
  'auth/internal-error',
] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];

const base = { type: z.literal('portal:social'), provider: z.enum(SOCIAL_PROVIDERS) };

/**
 * What the popup of a social sign-in posts to its opener (docs/identity.md#sign-in-with-a-provider): a one-time token for
 * `signInWithCustomToken`, good for one minute; that the provider was linked; or why neither happened. Read it only when `event.origin` is
 * the own origin.
 */
export const SocialMessage = z.union([
  z.object({ ...base, token: z.string() }),
  z.object({ ...base, linked: z.literal(true) }),
  z.object({ ...base, error: z.enum(SOCIAL_ERRORS) }),
]);
export type SocialMessage = z.infer<typeof SocialMessage>;

/** `POST /auth/idp/{provider}/link` with a token: the address that the popup opens. */
export const SocialLinkStart = z.object({ data: z.object({ url: z.string() }) });
export type SocialLinkStart = z.infer<typeof SocialLinkStart>;
