import type { Executor } from '../../ports/database/port';
import { type Secrets, seal, unsealWithAny } from '../../ports/identity/seal';
import { readOrMakeSecretKey } from '../../ports/identity/secret-key';
import { lockKeys, makeKey, promoteNext, readKeys, tellKeys } from '../../ports/identity/signing-key-rows';
import { audit, type OperatorContext, OperatorRefused } from './context';

const OTHER_SECRET =
  'Een sleutel is met een andere SECRET_KEY verzegeld. Geef die als SECRET_KEY_BEFORE, of vervang alle sleutels met: npm run keys -- rotate --leaked';

/** What the operator asks about the keys of the embedded sign-in server. */
type KeyCommand = { name: 'keys.rotate'; leaked?: boolean | undefined } | { name: 'keys.reseal' };

/** Changes the keys of the embedded sign-in server (decision 093); Firebase changes its own. Answers the text to print. Throws OperatorRefused. */
export async function changeKeys({ database, config, now }: OperatorContext, command: KeyCommand): Promise<string> {
  if (config.AUTH_MODE !== 'embedded')
    throw new OperatorRefused('Firebase heeft zijn eigen sleutels en wisselt ze zelf.');
  const secret = config.SECRET_KEY ?? (await readOrMakeSecretKey(config.DATA_DIR));
  const isLeaked = command.name === 'keys.rotate' && command.leaked === true;
  return database.transaction(async (tx) => {
    await lockKeys(tx);
    const facts = { secret, now: now() };
    const said = await (command.name === 'keys.reseal'
      ? reseal(tx, { secret, formerSecret: config.SECRET_KEY_BEFORE }, now())
      : (isLeaked ? replaceAll : rotate)(tx, facts));
    await audit(tx, `operator.${command.name}`, 'signing-key', isLeaked ? 'leaked' : 'all');
    return said;
  });
}

interface KeyFacts {
  secret: string;
  now: Date;
}

/** Nobody is signed out: tokens of the key before are good until they end. */
async function rotate(tx: Executor, facts: KeyFacts): Promise<string> {
  const kept = await readKeys(tx, facts.now);
  for (const state of ['active', 'next'] as const) {
    if (!kept.some((key) => key.state === state)) await makeKey(tx, { ...facts, state });
  }
  await promoteNext(tx, facts);
  return 'De volgende sleutel ondertekent vanaf nu. Wat de vorige ondertekende, blijft geldig tot het afloopt; niemand wordt uitgelogd.';
}

/** Somebody else may have a key: what was signed before is refused, and each browser gets another token for its session by itself. */
async function replaceAll(tx: Executor, facts: KeyFacts): Promise<string> {
  await tx.query('DELETE FROM signing_key');
  for (const state of ['active', 'next'] as const) await makeKey(tx, { ...facts, state });
  await tellKeys(tx);
  return 'Alle sleutels zijn vervangen. Wat een oude ondertekende, geldt niet meer; browsers halen zelf een nieuw bewijs en blijven ingelogd.';
}

/** Seals every key with SECRET_KEY, also those that SECRET_KEY_BEFORE sealed. */
async function reseal(tx: Executor, secrets: Secrets, now: Date): Promise<string> {
  const rows = await readKeys(tx, now);
  for (const { kid, sealed_private_key: sealed } of rows) {
    const again = seal(secrets.secret, kid, readSealed(secrets, kid, sealed));
    await tx.query('UPDATE signing_key SET sealed_private_key = $2 WHERE kid = $1', [kid, again]);
  }
  await tellKeys(tx);
  return `Opnieuw verzegeld met SECRET_KEY: ${rows.length}. SECRET_KEY_BEFORE is voor deze sleutels niet meer nodig.`;
}

function readSealed(secrets: Secrets, kid: string, sealed: Uint8Array): string {
  try {
    return unsealWithAny(secrets, kid, sealed);
  } catch {
    throw new OperatorRefused(OTHER_SECRET);
  }
}
