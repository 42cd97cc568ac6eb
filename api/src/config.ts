import { isAbsolute, join } from 'node:path';
import type { z } from 'zod';
import { Environment } from './config-variables';
import { projectRoot } from './lib/project-root';

/** The pairs of keys of the social providers. */
const SOCIAL_KEYS = ['GOOGLE_CLIENT', 'FACEBOOK_CLIENT', 'MICROSOFT_CLIENT'] as const;

/** Audience of the tokens of the embedded identity server, when no project is named. */
const EMBEDDED_PROJECT = 'portal';

const KEEP_SECRET = new Set([
  ...[
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'BLOBS_URL',
    'DEPLOY_KEY',
    'SMTP_URL',
    'SECRET_KEY',
    'SECRET_KEY_BEFORE',
    'FIREBASE_SERVICE_ACCOUNT',
  ],
  ...SOCIAL_KEYS.map((name) => `${name}_SECRET` as const),
]);

/** What a page loads from beside the portal's own origin. */
const OTHER_ORIGINS = ['PORTAL_ASSET_ORIGIN', 'PORTAL_API_ORIGIN'] as const;

const isPlain = (origin: string | undefined) => origin?.startsWith('http:') ?? false;

/** The checked settings, by the names of their variables. */
export type Config = ReturnType<typeof readConfig>;

/** The environment is wrong; the message has one sentence per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Checks the environment and fills in the defaults; throws ConfigError. DATA_DIR becomes an absolute path. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issues = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue]));
    throw new ConfigError([...issues].map(([name, issue]) => sentence(name, given[name], issue)).join('\n'));
  }
  const values = parsed.data;
  const together = sentencesOfPairs(values, environment);
  if (together.length > 0) throw new ConfigError(together.join('\n'));
  return {
    ...values,
    FIREBASE_PROJECT_ID: values.FIREBASE_PROJECT_ID ?? EMBEDDED_PROJECT,
    DATA_DIR: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(projectRoot, values.DATA_DIR),
    PUBLIC_ORIGIN: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    RATE_LIMIT_FACTOR: values.RATE_LIMIT_FACTOR ?? 1,
    TRUSTED_PROXIES: values.TRUSTED_PROXIES ?? (false as const),
  };
}

/** What only shows when several variables are looked at. */
function sentencesOfPairs(
  values: z.output<typeof Environment>,
  { NODE_ENV: environment, FIREBASE_AUTH_EMULATOR_HOST: emulator }: Readonly<Record<string, string | undefined>>,
): string[] {
  const isProduction = environment === 'production';
  const isFirebaseWhole = values.FIREBASE_PROJECT_ID && values.FIREBASE_API_KEY && values.FIREBASE_AUTH_DOMAIN;
  const halves = SOCIAL_KEYS.filter((name) => !values[`${name}_ID`] !== !values[`${name}_SECRET`]);
  return [
    ...(isProduction && values.RATE_LIMIT_FACTOR !== undefined
      ? ['RATE_LIMIT_FACTOR is for tests and is refused with NODE_ENV=production.']
      : []),
    ...(values.DATABASE_POOLER !== (values.DATABASE_DIRECT_URL !== undefined)
      ? ['DATABASE_POOLER=1 and DATABASE_DIRECT_URL need each other.']
      : []),
    ...(isProduction && values.DEMO_IDP ? ['DEMO_IDP is for demo data and is refused with NODE_ENV=production.'] : []),
    ...(values.AUTH_MODE === 'firebase' && !isFirebaseWhole
      ? ['AUTH_MODE=firebase needs FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.']
      : []),
    ...(values.REALTIME === 'firestore' && values.AUTH_MODE !== 'firebase'
      ? ['REALTIME=firestore needs AUTH_MODE=firebase: the rules of Firestore trust only tokens of its own project.']
      : []),
    ...(values.REALTIME === 'firestore' && !values.FIREBASE_SERVICE_ACCOUNT
      ? ['REALTIME=firestore needs FIREBASE_SERVICE_ACCOUNT.']
      : []),
    ...(emulator && environment !== 'test'
      ? ['FIREBASE_AUTH_EMULATOR_HOST is refused: an emulator signs nothing, so anybody could be anybody.']
      : []),
    ...OTHER_ORIGINS.filter((name) => isPlain(values[name]) && values.PUBLIC_ORIGIN?.startsWith('https:')).map(
      (name) => `${name} must begin with https://, as PUBLIC_ORIGIN does: a browser loads nothing else in such a page.`,
    ),
    ...(!values.ANALYTICS_SCRIPT !== !values.ANALYTICS_INTEGRITY
      ? ['ANALYTICS_SCRIPT and ANALYTICS_INTEGRITY need each other.']
      : []),
    ...halves.map((name) => `${name}_ID and ${name}_SECRET belong together: one of them is missing.`),
  ];
}

function sentence(name: string, value: string | undefined, issue: z.core.$ZodIssue): string {
  return `${name} ${expectation(issue)}${KEEP_SECRET.has(name) ? '' : `; it is '${value}'`}.`;
}

/** The rules above bring their own words; zod's other texts follow the language of the pages, so they are replaced. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} characters`;
  return issue.message;
}
