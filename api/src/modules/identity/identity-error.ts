/** A refusal in the words of the Identity Toolkit: 'EMAIL_EXISTS', 'WEAK_PASSWORD : text' (docs/identity.md#calls-of-the-sdk). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, statusCode = 400, retryAfterSeconds?: number) {
    super(code);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too often: the SDK makes auth/too-many-requests of it. */
export const tooManyAttempts = (seconds: number) =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, Math.max(1, Math.ceil(seconds)));

/** The answer that the SDK understands. */
export const errorBody = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
