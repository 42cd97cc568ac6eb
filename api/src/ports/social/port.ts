import type { SocialProvider } from '@portal/shared/contract';
/** What belongs to one attempt to sign in: made at the start, handed in again at its end. */
export interface SocialAttempt {
  /** Comes back with the answer of the provider. */
  state: string;
  /** Comes back inside the ID token (OpenID Connect § 3.1.2.1). */
  nonce: string;
  /** The secret of PKCE (RFC 7636); only its hash travels with the start. */
  verifier: string;
  /** Where the provider sends the person back to. */
  redirectUri: string;
}

/** Who somebody is according to a provider. */
export interface SocialPerson {
  /** The provider's number of the person: the only thing that identifies them. */
  subject: string;
  /** Null when the provider gives none. */
  email: string | null;
  /** Only when the provider says so itself. */
  emailVerified: boolean;
  name: string | null;
}

/** The person said no at the provider, or closed the dialog. */
export class SocialCancelled extends Error {
  override readonly name = 'SocialCancelled';
}

/** The provider's answer cannot be trusted, or there was none. */
export class SocialRefused extends Error {
  override readonly name = 'SocialRefused';
}

/** Somebody else who tells who a person is. */
export interface SocialIdentity {
  /** The address where the person is asked. */
  addressOf(attempt: SocialAttempt): Promise<string>;
  /** The person, from the query of the answer. Rejects with SocialCancelled or SocialRefused. */
  personOf(query: Readonly<Record<string, string>>, attempt: Omit<SocialAttempt, 'state'>): Promise<SocialPerson>;
}

/** Who answers for the social providers of this installation. */
export interface SocialIdentities {
  identities: Partial<Record<SocialProvider, SocialIdentity>>;
  /** Those that the demo page stands in for. */
  demo: ReadonlySet<SocialProvider>;
}
