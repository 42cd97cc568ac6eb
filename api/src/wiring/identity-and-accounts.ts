import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config';
import {
  accountClosing,
  accountRepository,
  accountRoutes,
  eraseAccountsTopic,
  inactiveAccountsTopic,
  meRoutes,
  signInRepository,
} from '../modules/account';
import { denials } from '../modules/audit';
import {
  identityRoutes,
  type LockoutOptions,
  lockout,
  mailLimit,
  type PasswordCost,
  scryptPasswords,
  socialFlow,
  socialRoutes,
  verificationOf,
} from '../modules/identity';
import { auth } from '../plugins/auth';
import type { Database } from '../ports/database/port';
import { KEYS_CHANNEL, type TokenIssuer, type TokenVerifier } from '../ports/identity/port';
import type { SocialIdentities } from '../ports/social/port';
import type { TaskTopic } from '../ports/task/port';

/** What identity and accounts are built from. */
export interface IdentityAndAccountsOptions {
  config: Config;
  database: Database;
  /** What jobs use; see `openTaskDatabase`. */
  taskDatabase: Database;
  /** Checks tokens; with `issuer` it is the embedded server. */
  identity: TokenVerifier;
  issuer: (TokenVerifier & TokenIssuer) | undefined;
  /** SECRET_KEY of the installation. */
  secret: string;
  /** Who answers for the social providers, in embedded mode. */
  social: SocialIdentities;
  /** Cheaper in tests. */
  passwordCost: PasswordCost | undefined;
  now: () => Date;
  /** How the lockout holds a call; a timer unless told. */
  wait: LockoutOptions['wait'];
}

const HOUR_MS = 3_600_000;

/** Identity and accounts, wired: who calls, the own account, account management, and the embedded identity server at the root. */
export function identityAndAccounts(options: IdentityAndAccountsOptions): {
  auth: FastifyPluginAsync;
  api: FastifyPluginAsync[];
  root: FastifyPluginAsync[];
  topics: TaskTopic[];
} {
  const { config, database, taskDatabase, identity, issuer, secret, now } = options;
  const { PUBLIC_ORIGIN: origin, PRODUCT_NAAM: productName, RATE_LIMIT_FACTOR: factor } = config;
  const repository = accountRepository(database);
  const closing = accountClosing({ database, origin, productName, now });
  const findAccount = signInRepository(database, identity.mode).find;
  const contextOf = (tokens: TokenVerifier & TokenIssuer) => ({
    ...{ database, tokens, now, origin, productName, secret, projectId: config.FIREBASE_PROJECT_ID },
    passwords: scryptPasswords(options.passwordCost),
    lockout: lockout({ database, factor, now, wait: options.wait }),
    mailLimit: mailLimit({ database, secret, factor, now }),
    closeAccount: closing.close,
  });
  const embedded = (context: ReturnType<typeof contextOf>): FastifyPluginAsync[] => {
    const { identities, demo } = options.social;
    const flow = socialFlow({ database, identities, origin, productName, now });
    return [identityRoutes(context), socialRoutes({ context, flow, demo })];
  };
  const context = issuer && contextOf(issuer);
  const shared = {
    ...{ accounts: repository, closing, database, now },
    sendVerification: context && verificationOf(context),
  };
  return {
    auth: async (app) => {
      await app.register(denials, { database });
      await app.register(auth, { identity, findAccount, now });
    },
    api: [meRoutes(shared), accountRoutes(shared)],
    root: context ? [followKeys(context.tokens, database), ...embedded(context)] : [],
    topics: [
      eraseAccountsTopic(taskDatabase, now),
      inactiveAccountsTopic({ database: taskDatabase, origin, productName, now }),
      ...(issuer ? [rotateKeysTopic(issuer)] : []),
    ],
  };
}

/** Keys that another process changed count at once; without notifications within five minutes. */
const followKeys =
  (issuer: Pick<TokenIssuer, 'forget'>, database: Pick<Database, 'listen' | 'onReconnect'>): FastifyPluginAsync =>
  async (app) => {
    let unlisten: (() => Promise<void>) | undefined;
    app.addHook('onReady', async () => {
      unlisten = await database.listen(KEYS_CHANNEL, issuer.forget);
      database.onReconnect(issuer.forget);
    });
    app.addHook('onClose', async () => unlisten?.());
  };

/** Moves the signing keys on when it is time. */
const rotateKeysTopic = (issuer: TokenIssuer): TaskTopic => ({
  topic: 'signing-key.rotate',
  handle: () => issuer.rotate(),
  next: (present) => new Date(present.getTime() + HOUR_MS),
});
