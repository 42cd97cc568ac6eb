import { type User, UserType } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error';
import './current-user';
import { KeysUnreachable, type TokenFacts, TokenRefused, type TokenVerifier } from '../ports/identity/port';

/** The sign-in behind a call, beside `request.user`. */
export interface SignIn {
  /** When the person last showed who they are. */
  authTime: Date;
  /** Until when the token of the call counts. */
  expires: Date;
  /** The signed-in browser; null where the identity server has none. */
  sid: string | null;
  /** password, google.com … */
  provider: string;
  emailVerified: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    signIn: SignIn | null;
  }
}

/** An account as the check needs it. */
export interface AccountState {
  user: User;
  emailVerified: boolean;
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

/** Longest time since signing in, by type (docs/trust.md#sessions). */
export const sessionAgeMs = (usertype: UserType): number =>
  usertype === UserType.default ? 90 * 24 * HOUR_MS : 12 * HOUR_MS;

const BEARER = /^bearer(?: (.*))?$/i;

const refused = () => new AppError('NOT_SIGNED_IN');

/**
 * Who calls (docs/trust.md#sessions): without an Authorization header, or with a pipeline's DeployKey, nobody, which is no error; a token
 * that is wrong, withdrawn or too old is 401, whatever the route. Type, roles and shelter come from the database on every call. Register it
 * around the modules of `/api/`.
 */
export const auth = fastifyPlugin<AuthOptions>(
  async (app: FastifyInstance, { identity, findAccount, now }) => {
    async function identify(request: FastifyRequest, token: string): Promise<void> {
      const { authTime, expires, sid, provider, ...facts } = await identity.verify(token);
      const account = await findAccount({ authTime, expires, sid, provider, ...facts });
      if (!account || account.disabled || account.isClosed || !account.hasSession) throw refused();
      if (authTime < account.tokensValidAfter) throw refused();
      if (now().getTime() - authTime.getTime() > sessionAgeMs(account.user.usertype)) throw refused();
      request.user = account.user;
      request.signIn = { authTime, expires, sid, provider, emailVerified: account.emailVerified };
    }

    async function readToken(request: FastifyRequest, header: string): Promise<void> {
      if (/^deploykey /i.test(header)) return;
      const token = BEARER.exec(header)?.[1]?.trim();
      if (!token) throw refused();
      try {
        await identify(request, token);
      } catch (error) {
        if (error instanceof TokenRefused) throw refused();
        if (error instanceof KeysUnreachable) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
        throw error;
      }
    }

    app.addHook('onRequest', (request, _reply, done) => {
      const header = request.headers.authorization;
      if (header === undefined) done();
      else readToken(request, header).then(() => done(), done);
    });
  },
  { name: 'auth' },
);

/** What `request` says of a visitor; register it before everything that looks at `request.user`. */
export const visitorByDefault = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('user', null);
    app.decorateRequest('signIn', null);
  },
  { name: 'visitor-by-default' },
);

/** Age of a sign-in up to which it counts as fresh (docs/trust.md#fresh-sign-in). */
const FRESH_MS = 10 * 60_000;

/** Throws 403 REAUTH_REQUIRED unless the person signed in during the last ten minutes. */
export function requireFreshSignIn({ signIn }: Pick<FastifyRequest, 'signIn'>, now: Date): void {
  if (!signIn || now.getTime() - signIn.authTime.getTime() > FRESH_MS) throw new AppError('REAUTH_REQUIRED');
}
