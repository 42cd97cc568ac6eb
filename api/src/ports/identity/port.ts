import type { JSONWebKeySet } from 'jose';

/** Which server signs people in (docs/identity.md#one-client-two-servers). */
export type IdentityMode = 'embedded' | 'firebase';

/** Where processes hear that the keys were changed, at the commit. */
export const KEYS_CHANNEL = 'signing_key';

/** What an ID token says, after everything about it was checked. Type, roles and shelter never come from here. */
export interface TokenFacts {
  /** The account's sign-in id. */
  uid: string;
  /** When the person last showed who they are. */
  authTime: Date;
  /** Until when the token counts. */
  expires: Date;
  /** The signed-in browser; null where the server has none (Firebase). */
  sid: string | null;
  /** password, google.com … */
  provider: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** The token is not one of ours, or not any more: 401, never more than that. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** The keys cannot be fetched now, so nobody knows whether the token is good: 503. */
export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}

/** Checks ID tokens of the configured server. Rejects with TokenRefused or KeysUnreachable. */
export interface TokenVerifier {
  readonly mode: IdentityMode;
  verify(token: string): Promise<TokenFacts>;
}

/** What the embedded server puts into an ID token. */
export interface TokenSubject {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
}

/** The session that a token belongs to. */
export interface TokenSession {
  sid: string;
  provider: string;
  authTime: Date;
}

/** Makes ID tokens and shows the keys to check them with: the embedded server alone. */
export interface TokenIssuer {
  sign(subject: TokenSubject, session: TokenSession): Promise<string>;
  /** Body of the JWKS: active, next and lately retired keys. */
  keySet(): Promise<JSONWebKeySet>;
  /** Moves the keys on when it is time; run it daily or more often. */
  rotate(): Promise<void>;
  /** Reads the keys again at the next use. */
  forget(): void;
}

/** Seconds that an ID token of the embedded server lives (C24). */
export const ID_TOKEN_SECONDS = 900;
