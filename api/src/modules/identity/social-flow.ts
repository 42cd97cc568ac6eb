import { cleanLine, rootPath, SOCIAL_PROVIDERS, type SocialError, type SocialProvider } from '@portal/shared/contract';
import { randomSecret, sha256 } from '../../lib/secret';
import type { Database, Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { SocialCancelled, type SocialIdentity, type SocialPerson, SocialRefused } from '../../ports/social/port';
import { type AuditActor, writeAudit } from '../audit';
import { type Account, identityRepository } from './identity.repository';
import { mails } from './messages';
import { createCode, createState, useState } from './one-time-code';
import { checkedEmail } from './sign-in';
import { accountOfPerson, addLink, addSocialAccount, hasProvider, lockPerson, type SocialKey } from './social-accounts';

const MINUTE_MS = 60_000;
/** How long the person may take at the provider, and the popup to hand over its token. */
const STATE_MS = 10 * MINUTE_MS;
const TOKEN_MS = MINUTE_MS;
const NAME_MAX = 200;

export interface SocialFlowOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  /** The providers that answer here; a missing one is refused. */
  identities: Partial<Record<SocialProvider, SocialIdentity>>;
  origin: string;
  productName: string;
  now: () => Date;
}

/** How an attempt ended: what the popup tells its opener. */
export type SocialOutcome = { token: string } | { linked: true } | { error: SocialError };

/** An attempt that ends with a word of the SDK. */
class SocialFailure extends Error {
  readonly code: SocialError;
  constructor(code: SocialError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The provider as Firebase names it. */
const providerIdOf = (provider: SocialProvider): string => `${provider}.com`;

export const isProvider = (text: string): text is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === text);

/** `browser` is a secret in a cookie of the browser that began: nobody can finish an attempt in somebody else's browser. */
interface Attempt {
  provider: SocialProvider;
  browser: string;
  /** The account to link; null signs in. */
  userId: number | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Signing in with, and linking, a provider: the code flow on the server (docs/identity.md#sign-in-with-a-provider). */
export function socialFlow({ database, identities, origin, productName, now }: SocialFlowOptions) {
  const redirectUriOf = (provider: SocialProvider) => `${origin}${rootPath.socialCallback(provider)}`;

  /** The account behind a person of a provider, made at their first visit. */
  async function signInAs(tx: Executor, key: SocialKey, actor: AuditActor) {
    const known = await accountOfPerson(tx, key);
    if (known) return { account: known, isNewUser: false };
    const email = addressOf(key.person);
    const account = await addSocialAccount(tx, email, key.person, now());
    if (!account) throw new SocialFailure('auth/account-exists-with-different-credential');
    await addLink(tx, account.id, key, now());
    const line = { action: 'register', object: 'account', objectId: account.id };
    await writeAudit(tx, { ...actor, userId: account.id, usertype: account.usertype }, line);
    return { account, isNewUser: true };
  }

  async function tokenFor(tx: Executor, key: SocialKey, actor: AuditActor): Promise<SocialOutcome> {
    const { account, isNewUser } = await signInAs(tx, key, actor);
    refuseDisabled(account);
    const token = await createCode(tx, {
      ...{ purpose: 'CUSTOM_TOKEN' as const, userId: account.id, expiresAt: new Date(now().getTime() + TOKEN_MS) },
      payload: { provider: key.providerId, isNewUser },
    });
    return { token };
  }

  async function link(
    tx: Executor,
    userId: number,
    { provider, key }: { provider: SocialProvider; key: SocialKey },
    actor: AuditActor,
  ): Promise<SocialOutcome> {
    const account = await identityRepository(tx).lockOpenAccount(userId);
    if (!account) throw new SocialFailure('auth/user-disabled');
    const other = await accountOfPerson(tx, key);
    if (other && other.id !== userId) throw new SocialFailure('auth/credential-already-in-use');
    if (await hasProvider(tx, userId, key.providerId)) throw new SocialFailure('auth/provider-already-linked');
    await addLink(tx, userId, key, now());
    const line = {
      action: 'link-provider',
      object: 'account',
      objectId: userId,
      changes: { provider: key.providerId },
    };
    await writeAudit(tx, { ...actor, userId, usertype: account.usertype }, line);
    await queueMail(tx, {
      to: account.email,
      ...mails.linkAdded({ origin, productName, name: account.firstname }, provider),
    });
    return { linked: true };
  }

  async function finish(
    provider: SocialProvider,
    query: Readonly<Record<string, string>>,
    call: { browser: string; actor: AuditActor },
  ): Promise<SocialOutcome> {
    const identity = identities[provider];
    if (!identity) throw new SocialFailure('auth/operation-not-allowed');
    const state = await useState(database, query.state ?? '', now());
    const isOurs = state?.payload.provider === provider && state.payload.browser === markOf(call.browser);
    if (!state || !isOurs) throw new SocialFailure('auth/internal-error');
    const attempt = { nonce: text(state.payload.nonce), verifier: text(state.payload.verifier) };
    const person = tidy(await identity.personOf(query, { ...attempt, redirectUri: redirectUriOf(provider) }));
    const key = { providerId: providerIdOf(provider), person };
    return database.transaction(async (tx) => {
      await lockPerson(tx, key);
      const { userId } = state;
      return userId === null ? tokenFor(tx, key, call.actor) : link(tx, userId, { provider, key }, call.actor);
    });
  }

  return {
    /** The address where the popup goes; undefined when this provider does not answer here. */
    async start({ provider, browser, userId }: Attempt): Promise<string | undefined> {
      const identity = identities[provider];
      if (!identity) return undefined;
      const secrets = { nonce: randomSecret(), verifier: randomSecret() };
      const state = await createState(database, {
        ...{ userId, expiresAt: new Date(now().getTime() + STATE_MS) },
        payload: { provider, browser: markOf(browser), ...secrets },
      });
      return identity.addressOf({ ...secrets, state, redirectUri: redirectUriOf(provider) });
    },

    /** Ends an attempt. Never rejects for what the person or the provider did: `onFault` is called for what nobody expected. */
    async finish(
      provider: SocialProvider,
      query: Readonly<Record<string, string>>,
      call: { browser: string; actor: AuditActor; onFault: (error: unknown) => void },
    ): Promise<SocialOutcome> {
      try {
        return await finish(provider, query, call);
      } catch (error) {
        if (error instanceof SocialFailure) return { error: error.code };
        if (error instanceof SocialCancelled) return { error: 'auth/popup-closed-by-user' };
        call.onFault(
          error instanceof SocialRefused ? new Error('A social sign-in was refused.', { cause: error }) : error,
        );
        return { error: 'auth/internal-error' };
      }
    },
  };
}

export type SocialFlow = ReturnType<typeof socialFlow>;

const markOf = (browser: string): string => sha256(browser).toString('base64url');

const tidy = (person: SocialPerson): SocialPerson => ({
  ...person,
  name: (person.name && cleanLine(person.name).slice(0, NAME_MAX)) || null,
});

function addressOf({ email }: SocialPerson): string {
  try {
    return checkedEmail(email ?? undefined);
  } catch (error) {
    throw new SocialFailure('auth/invalid-email', error);
  }
}

function refuseDisabled(account: Account): void {
  if (account.disabled || account.isClosed) throw new SocialFailure('auth/user-disabled');
}
