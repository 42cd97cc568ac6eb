import type { Database, Executor } from '../../ports/database/port';
import {
  ID_TOKEN_SECONDS,
  type TokenIssuer,
  TokenRefused,
  type TokenSession,
  type TokenVerifier,
} from '../../ports/identity/port';
import { queueMail } from '../../ports/mail/port';
import type { AuditActor } from '../audit';
import { type Account, identityRepository } from './identity.repository';
import { IdentityError } from './identity-error';
import type { Lockout } from './lockout';
import type { MailLimit } from './mail-limit';
import { mails } from './messages';
import type { Passwords } from './passwords';
import { type Browser, sessionRepository } from './session.repository';

/** What the embedded identity server works with. */
export interface IdentityContext {
  database: Pick<Database, 'query' | 'transaction'>;
  tokens: TokenIssuer & TokenVerifier;
  passwords: Passwords;
  lockout: Lockout;
  /** Counts mails to one address; see `mailLimit`. */
  mailLimit: MailLimit;
  now: () => Date;
  /** Origin of the links in mails, name of the product. */
  origin: string;
  productName: string;
  projectId: string;
  /** Closes an account exactly as `DELETE me` does (C14). */
  closeAccount: (userId: number, actor: AuditActor) => Promise<void>;
}

/** Where a call comes from. */
export interface IdentityCall {
  browser: Browser;
  /** A mark of the address, for counting. */
  address: string;
  /** The secret of the browser, new for one that never signed in here. */
  device: string;
  actor: AuditActor;
}

/** The session form of the SDK. */
export interface SessionAnswer {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
  email: string;
}

/** Seconds up to which a sign-in counts as fresh (docs/trust.md#fresh-sign-in). */
const FRESH_SECONDS = 600;

/** The account's claims in a token of this session. */
export const signFor = ({ tokens }: Pick<IdentityContext, 'tokens'>, account: Account, session: TokenSession) =>
  tokens.sign(
    { uid: account.uid, email: account.email, emailVerified: account.emailVerified, name: account.displayname },
    session,
  );

/** Starts a session for this browser. Throws USER_DISABLED for a locked or closed account. */
export async function startSession(
  context: IdentityContext,
  account: Account,
  { browser, device }: IdentityCall,
  provider: string,
): Promise<SessionAnswer> {
  refuseDisabled(account);
  const authTime = context.now();
  const { refreshToken, session } = await context.database.transaction(async (tx) => {
    const isNew = await sessionRepository(tx).isNewDevice(account, browser);
    const added = await sessionRepository(tx).addSession(account, { provider, authTime, browser, device });
    if (isNew) await tellNewDevice(tx, context, account, { browser, authTime });
    return added;
  });
  const idToken = await signFor(context, account, session);
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS), localId: account.uid, email: account.email };
}

/** Somebody else's sign-in should not stay unseen (docs/trust.md#sessions). */
async function tellNewDevice(
  tx: Executor,
  { origin, productName }: Pick<IdentityContext, 'origin' | 'productName'>,
  { email, firstname: name }: Account,
  { browser, authTime }: { browser: Browser; authTime: Date },
): Promise<void> {
  const facts = { origin, productName, name };
  await queueMail(tx, { to: email, ...mails.newDevice(facts, { userAgent: browser.userAgent, at: authTime }) });
}

export function refuseDisabled(account: Account): void {
  if (account.disabled || account.isClosed) throw new IdentityError('USER_DISABLED');
}

/** The account and sign-in of an ID token of ours, checked as the api checks it. */
export async function readIdToken(context: IdentityContext, idToken: string | undefined) {
  const { tokens, database } = context;
  const facts = await tokens.verify(idToken ?? '').catch((error: unknown) => {
    throw error instanceof TokenRefused ? new IdentityError('INVALID_ID_TOKEN') : error;
  });
  const account = await identityRepository(database).accountByUid(facts.uid);
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  refuseDisabled(account);
  const isOpen = facts.sid !== null && (await sessionRepository(database).isSessionOpen(account.id, facts.sid));
  if (!isOpen || facts.authTime < account.tokensValidAfter) throw new IdentityError('TOKEN_EXPIRED');
  return { account, provider: facts.provider, authTime: facts.authTime };
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN unless the person signed in during the last ten minutes. */
export function requireFresh({ now }: Pick<IdentityContext, 'now'>, authTime: Date): void {
  if (now().getTime() - authTime.getTime() > FRESH_SECONDS * 1000) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
