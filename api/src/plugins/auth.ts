import { type User, UserType } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error';
import { KeysUnreachable, type TokenFacts, TokenRefused, type TokenVerifier } from '../ports/identity/port';

/** The person behind a call, as the database knows him now; `authTime` is when he last signed in. */
export interface SignedIn extends User {
  emailVerified: boolean;
  authTime: Date;
  /** The signed-in browser; null where the identity server has none. */
  sid: string | null;
  provider: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    user: SignedIn | null;
  }
}

/** An account as the check needs it. */
export interface AccountState extends User {
  email_verified: boolean;
  disabled: boolean;
  isClosed: boolean;
  /** Tokens of a sign-in before this moment are refused. */
  tokensValidAfter: Date;
  /** The browser of the token is still signed in; true where the server keeps no browsers. */
  hasSession: boolean;
}

export interface AuthOptions {
  identity: TokenVerifier;
  /** The account of a token, read on every call: no copy is kept. Makes it at the first call of a person that Firebase knows. */
  findAccount: (facts: TokenFacts) => Promise<AccountState | undefined>;
  now: () => Date;
}

const HOUR_MS = 3_600_000;

/** Longest time since signing in, by type (trust § 5). */
export const sessionAgeMs = (usertype: UserType): number =>
  usertype === UserType.default ? 90 * 24 * HOUR_MS : 12 * HOUR_MS;

const BEARER = /^bearer(?: +(.*))?$/i;

const refused = () => new AppError('NOT_SIGNED_IN');

/**
 * Who calls (trust § 5): without an Authorization header, or with a pipeline's DeployKey, nobody, which is no error; a token that is wrong,
 * withdrawn or too old is 401, whatever the route. Type, roles and shelter come from the database on every call. Register it around the
 * modules of `/api/`.
 */
export const auth = fastifyPlugin<AuthOptions>(
  async (app: FastifyInstance, { identity, findAccount, now }) => {
    async function userOf(token: string): Promise<SignedIn> {
      const facts = await identity.verify(token);
      const account = await findAccount(facts);
      if (!account || account.disabled || account.isClosed || !account.hasSession) throw refused();
      const { tokensValidAfter, hasSession: _hasSession, isClosed: _isClosed, disabled: _disabled, ...user } = account;
      if (facts.authTime < tokensValidAfter) throw refused();
      if (now().getTime() - facts.authTime.getTime() > sessionAgeMs(user.usertype)) throw refused();
      const { email_verified: emailVerified, ...rest } = user;
      return { ...rest, emailVerified, authTime: facts.authTime, sid: facts.sid, provider: facts.provider };
    }

    async function readUser(request: FastifyRequest): Promise<SignedIn | null> {
      const header = request.headers.authorization;
      if (header === undefined || /^deploykey /i.test(header)) return null;
      const token = BEARER.exec(header)?.[1]?.trim();
      if (!token) throw refused();
      try {
        return await userOf(token);
      } catch (error) {
        if (error instanceof TokenRefused) throw refused();
        if (error instanceof KeysUnreachable) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
        throw error;
      }
    }

    app.addHook('onRequest', async (request) => {
      request.user = await readUser(request);
    });
  },
  { name: 'auth' },
);

/** Register it once, before every plugin that looks at `request.user`. */
export const noUser = fastifyPlugin(async (app: FastifyInstance) => void app.decorateRequest('user', null), {
  name: 'no-user',
});
