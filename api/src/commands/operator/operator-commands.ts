import { randomBytes } from 'node:crypto';
import {
  cleanEmail,
  cleanLine,
  email as emailSchema,
  portalPath,
  RemoteName,
  Role,
  UserType,
} from '@portal/shared/contract';
import * as z from 'zod/mini';
import { createCode, endSessions } from '../../modules/identity';
import { deployKeyRepository, KEY_ID_LENGTH } from '../../modules/release';
import type { Executor } from '../../ports/database/port';
import { lookInside } from '../doctor/check-inside';
import { copyDatabase } from '../keep/copy-database';
import { audit, type OperatorContext, OperatorRefused } from './context';
import { changeKeys } from './key-commands';
import { verifyAudit } from './verify-audit';

const HOUR_MS = 3_600_000;
const ADMIN_LEVEL = 9;

const part = z.union([RemoteName, z.literal('shell')]);
const line = z.pipe(z.string().check(z.maxLength(100)), z.transform(cleanLine));

/** What the operator of the machine may ask (decision 053). */
const OperatorCommand = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('admin.create'),
    email: emailSchema('Geef een e-mailadres met --email.'),
    another: z.optional(z.boolean()),
  }),
  z.object({
    name: z.literal('mail.newest'),
    to: z.optional(z.string().check(z.maxLength(254))),
    id: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  z.object({
    name: z.literal('audit.verify'),
    id: z.optional(z.coerce.number().check(z.int(), z.positive())),
    hash: z.optional(z.string().check(z.maxLength(64))),
  }),
  z.object({ name: z.literal('deploy-key.create'), part, label: z.optional(line) }),
  z.object({ name: z.literal('deploy-key.list'), part: z.optional(part) }),
  z.object({ name: z.literal('deploy-key.revoke'), part, key: z.optional(line) }),
  z.object({ name: z.literal('keys.rotate'), leaked: z.optional(z.boolean()) }),
  z.object({ name: z.literal('keys.reseal') }),
  z.object({ name: z.literal('database.check') }),
  z.object({ name: z.literal('database.copy') }),
]);
type OperatorCommand = z.infer<typeof OperatorCommand>;
type Of<Name extends OperatorCommand['name']> = Extract<OperatorCommand, { name: Name }>;

/** Does what the operator asks and answers the text to print. Throws OperatorRefused, and DirectoryInUseError for a second backup at a time. */
export async function runOperatorCommand(context: OperatorContext, asked: unknown): Promise<string> {
  const parsed = OperatorCommand.safeParse(asked);
  if (!parsed.success)
    throw new OperatorRefused('Deze opdracht klopt niet: controleer het adres of de naam van het deel.');
  const command = parsed.data;
  if (command.name === 'admin.create') return createAdmin(context, command);
  if (command.name === 'mail.newest') return newestMail(context, command);
  if (command.name === 'audit.verify') return checkAudit(context, command);
  if (command.name === 'deploy-key.create') return createKey(context, command);
  if (command.name === 'deploy-key.list') return listKeys(context, command);
  if (command.name === 'keys.rotate' || command.name === 'keys.reseal') return changeKeys(context, command);
  if (command.name === 'database.check')
    return JSON.stringify(await lookInside(context.database, context.config, context.now));
  if (command.name === 'database.copy') return copyDatabase(context.database, context.config.DATA_DIR);
  return revokeKeys(context, command);
}

async function checkAudit({ database }: OperatorContext, told: Of<'audit.verify'>): Promise<string> {
  const { isWhole, text } = await verifyAudit(database, told);
  if (!isWhole) throw new OperatorRefused(text);
  return text;
}

/** An admin who can sign in here; at Firebase every admin may be one. */
const ABLE = `SELECT FROM account a WHERE a.usertype IN ('admin', 'beheer') AND NOT a.disabled AND a.closed_at IS NULL
  AND ($1 OR EXISTS (SELECT FROM account_credential c WHERE c.user_id = a.id) OR EXISTS (SELECT FROM linked_provider p WHERE p.user_id = a.id))`;

async function createAdmin({ database, config, now }: OperatorContext, { email, another }: Of<'admin.create'>) {
  const isOurs = config.AUTH_MODE === 'embedded';
  return database.transaction(async (tx) => {
    // One command at a time: two would both find nobody.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('operator.admin'))`);
    if (!another && (await tx.query(`${ABLE} LIMIT 1`, [!isOurs])).rows.length > 0) {
      throw new OperatorRefused('Er is al een beheerder. Gebruik --another voor nog een, of voor een nieuwe link.');
    }
    const id = await adminAccount(tx, email, isOurs);
    await audit(tx, 'operator.admin', 'account', id);
    if (!isOurs) return `${email} is nu beheerder.`;
    const expiresAt = new Date(now().getTime() + HOUR_MS);
    await endSessions(tx, id, now());
    const code = await createCode(tx, { purpose: 'PASSWORD_RESET', userId: id, expiresAt, payload: { email } });
    const link = `${config.PUBLIC_ORIGIN}${portalPath.confirm()}?mode=resetPassword&oobCode=${code}`;
    return `${email} is nu beheerder. Kies met deze link een wachtwoord; hij werkt één uur en één keer:\n${link}`;
  });
}

/** The account of an address with type and role of an admin, and with nothing that somebody registered before. */
async function adminAccount(tx: Executor, email: string, isOurs: boolean): Promise<number> {
  const uid = randomBytes(14).toString('hex');
  if (isOurs) {
    await tx.query(`INSERT INTO account (uid, email, usertype) VALUES ($1, $2, 'default') ON CONFLICT DO NOTHING`, [
      uid,
      email,
    ]);
  }
  const { rows } = await tx.query<{ id: number; isOpen: boolean; isVerified: boolean }>(
    `SELECT id, NOT disabled AND closed_at IS NULL AS "isOpen", email_verified AS "isVerified" FROM account
     WHERE lower(email) = lower($1) AND erased_at IS NULL FOR UPDATE`,
    [email],
  );
  const account = rows[0];
  if (!account) throw new OperatorRefused('Dit account is er nog niet. Laat deze persoon eerst een keer inloggen.');
  if (!account.isOpen) throw new OperatorRefused('Dit account is geblokkeerd of gesloten.');
  const { id } = account;
  if (isOurs) {
    await tx.query('DELETE FROM linked_provider WHERE user_id = $1', [id]);
    await tx.query('DELETE FROM account_credential WHERE user_id = $1', [id]);
  } else if (!account.isVerified) throw new OperatorRefused('Dit e-mailadres is nog niet bevestigd.');
  await tx.query('UPDATE account SET usertype = $2, asiel_id = NULL, email_verified = $3 WHERE id = $1', [
    ...[id, UserType.admin, !isOurs],
  ]);
  await tx.query('DELETE FROM account_role WHERE user_id = $1', [id]);
  await tx.query('INSERT INTO account_role (user_id, role, level) VALUES ($1, $2, $3)', [id, Role.admin, ADMIN_LEVEL]);
  return id;
}

/** Without a mail server the operator hands over what a mail says; the outbox shows admins no usable link. */
async function newestMail({ database }: OperatorContext, { to, id }: Of<'mail.newest'>): Promise<string> {
  const { rows } = await database.query<{ subject: string; text: string }>(
    'SELECT subject, text FROM mail WHERE lower(to_address) = lower($1) OR id = $2 ORDER BY id DESC LIMIT 1',
    [to === undefined ? null : cleanEmail(to), id ?? null],
  );
  if (!rows[0]) throw new OperatorRefused('Er is geen mail aan dit adres of met dit nummer.');
  return `${rows[0].subject}\n\n${rows[0].text}`;
}

async function createKey({ database }: OperatorContext, { part: name, label = '' }: Of<'deploy-key.create'>) {
  const { key, signing_key } = await database.transaction(async (tx) => {
    const made = await deployKeyRepository(tx).create(name, label);
    await audit(tx, 'operator.deploy-key', 'remote', name);
    return made;
  });
  return `Sleutels voor ${name}; ze worden alleen nu getoond, bewaar ze apart.
PORTAL_DEPLOY_KEY, waarmee het team zich meldt:
${key}
PORTAL_SIGNING_KEY, waarmee het team ondertekent; het portaal bewaart alleen de publieke helft:
${signing_key}`;
}

interface KeyRow {
  id: string;
  name: string;
  label: string;
  created: string;
  revoked: boolean;
  signs: boolean;
}

async function listKeys({ database }: OperatorContext, { part: name }: Of<'deploy-key.list'>): Promise<string> {
  const { rows } = await database.query<KeyRow>(
    `SELECT left(encode(hash, 'hex'), ${KEY_ID_LENGTH}) AS id, name, label, to_char(created_at, 'YYYY-MM-DD') AS created,
       revoked_at IS NOT NULL AS revoked, public_key IS NOT NULL AS signs FROM deploy_key WHERE $1::text IS NULL OR name = $1 ORDER BY name, created_at`,
    [name ?? null],
  );
  if (rows.length === 0) return 'Er zijn geen sleutels.';
  return rows.map((row) => [row.id, row.name, row.created, stateOf(row), row.label].join('  ')).join('\n');
}

function stateOf({ revoked, signs }: KeyRow): string {
  if (revoked) return 'ingetrokken';
  return signs ? 'geldig' : 'geldig, ondertekent niet';
}

async function revokeKeys({ database, now }: OperatorContext, { part: name, key }: Of<'deploy-key.revoke'>) {
  return database.transaction(async (tx) => {
    const { affectedRows } = await tx.query(
      `UPDATE deploy_key SET revoked_at = $3 WHERE name = $1 AND revoked_at IS NULL
         AND ($2::text IS NULL OR left(encode(hash, 'hex'), ${KEY_ID_LENGTH}) = $2)`,
      [name, key ?? null, now()],
    );
    if (affectedRows === 0) throw new OperatorRefused(`Er is geen geldige sleutel voor ${name} die hierbij past.`);
    await audit(tx, 'operator.deploy-key.revoke', 'remote', name);
    return `Ingetrokken: ${affectedRows}.`;
  });
}
