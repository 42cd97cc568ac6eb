import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Executor } from '../../ports/database/port';
import { unseal, unsealWithAny } from '../../ports/identity/seal';
import { readKeys } from '../../ports/identity/signing-key-rows';
import { hasDemoData } from '../seed/guard';
import { checkDatabase, hasTables } from './check-database';
import { type Finding, good, wrong } from './finding';

type Settings = Pick<Config, 'AUTH_MODE' | 'DATA_DIR' | 'SECRET_KEY' | 'SECRET_KEY_BEFORE'>;

/** What is in the database, and whether that is demo data. */
export interface Inside {
  findings: Finding[];
  isDemo: boolean;
}

/** Looks at an open database: by the command itself, or by the portal that holds it. */
export async function lookInside(database: Executor, config: Settings, now: () => Date): Promise<Inside> {
  const findings = await checkDatabase(database, now);
  if (!(await hasTables(database))) return { findings, isDemo: false };
  const seals = config.AUTH_MODE === 'embedded' ? await checkSeals(database, config, now()) : [];
  return { findings: [...findings, ...seals], isDemo: await hasDemoData(database) };
}

/** The keys that sign tokens open with the secret of this installation. Without a secret nothing is said: that one is missing is told elsewhere. */
async function checkSeals(database: Pick<Executor, 'query'>, config: Settings, now: Date): Promise<Finding[]> {
  const file = join(config.DATA_DIR, 'secret-key');
  const secret = config.SECRET_KEY ?? (existsSync(file) ? (await readFile(file, 'utf8')).trim() : '');
  if (secret === '') return [];
  const keys = await readKeys(database, now);
  const opens = (open: (kid: string, sealed: Uint8Array) => string) =>
    keys.every(({ kid, sealed_private_key: sealed }) => isDone(() => open(kid, sealed)));
  if (opens((kid, sealed) => unseal(secret, kid, sealed))) return [good('SECRET_KEY opens the keys that sign tokens.')];
  const secrets = { secret, formerSecret: config.SECRET_KEY_BEFORE };
  if (opens((kid, sealed) => unsealWithAny(secrets, kid, sealed)))
    return [
      good('SECRET_KEY_BEFORE is still needed: npm run keys -- reseal, once every process has the new SECRET_KEY.'),
    ];
  return [
    wrong(
      'The keys that sign tokens were sealed with another SECRET_KEY, so nobody can sign in: set it back, or give the old one as SECRET_KEY_BEFORE.',
    ),
  ];
}

function isDone(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
