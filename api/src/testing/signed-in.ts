import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { UserType } from '@portal/shared/contract';
import type { InjectOptions } from 'fastify';
import { embeddedIdentity } from '../ports/identity/embedded';
import { unseal } from '../ports/identity/seal';
import { TEST_SECRET, type TestPortal } from './portal';

/** A person with an account and a signed-in browser. */
export interface TestPerson {
  id: number;
  uid: string;
  uuidkey: string;
  email: string;
  token: string;
  sid: string;
}

/** What a test may choose about a person. */
export interface PersonFacts {
  usertype?: UserType;
  /** Number of the shelter; staff need one. */
  asiel?: number;
  email?: string;
  emailVerified?: boolean;
  /** When they signed in; now unless told. */
  authTime?: Date;
}

/** The issuer of the portal's own tokens. */
export const issuerOf = ({ database, config }: TestPortal, now: () => Date = () => new Date()) =>
  embeddedIdentity({
    ...{ database, now, secret: TEST_SECRET },
    projectId: config.FIREBASE_PROJECT_ID,
    origin: config.PUBLIC_ORIGIN,
  });

/** Adds an account, signs it in without a password and answers its token: `headers: bearer(person)`. */
export async function addPerson(portal: TestPortal, facts: PersonFacts = {}, now = new Date()): Promise<TestPerson> {
  const { usertype = 'default', asiel = null, emailVerified = true, authTime = now } = facts;
  const uid = randomBytes(14).toString('hex');
  const email = facts.email ?? `${uid}@mens.example`;
  const { rows } = await portal.database.query<{ id: number; uuidkey: string }>(
    `INSERT INTO account (uid, email, email_verified, displayname, firstname, lastname, usertype, asiel_id, last_login_at)
     VALUES ($1, $2, $3, 'Sanne de Vries', 'Sanne', 'de Vries', $4, $5, $6) RETURNING id, uuidkey`,
    [uid, email, emailVerified, usertype, asiel, authTime],
  );
  const row = rows[0];
  if (!row) throw new Error('No account was added.');
  if (usertype !== 'default') {
    const level = usertype === 'admin' ? 9 : 6;
    await portal.database.query('INSERT INTO account_role (user_id, role, level) VALUES ($1, $2, $3)', [
      row.id,
      usertype,
      level,
    ]);
  }
  const session = await addBrowser(portal, { ...row, uid, email }, authTime, now);
  return { ...row, uid, email, ...session };
}

/** Signs a person in in one more browser. */
export async function addBrowser(
  portal: TestPortal,
  { id, uid, email }: Pick<TestPerson, 'id' | 'uid' | 'email'>,
  authTime = new Date(),
  now = authTime,
): Promise<{ sid: string; token: string }> {
  const sid = randomUUID();
  await portal.database.query(
    `INSERT INTO refresh_token (hash, sid, user_id, sign_in_provider, auth_time, expires_at)
     VALUES ($1, $2, $3, 'password', $4, $4::timestamptz + interval '90 days')`,
    [randomBytes(32), sid, id, authTime],
  );
  const token = await issuerOf(portal, () => now).sign(
    { uid, email, emailVerified: true, name: 'Sanne de Vries' },
    { sid, provider: 'password', authTime },
  );
  return { sid, token };
}

export const bearer = (person: { token: string } | null): Record<string, string> =>
  person ? { authorization: `Bearer ${person.token}` } : {};

/** A call below `/api/` by a person; null is a visitor. With `payloadAsStream` it resolves with the head of the answer. */
export function callAs(
  portal: TestPortal,
  person: { token: string } | null,
  method: InjectOptions['method'],
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  payloadAsStream = false,
) {
  return portal.app.inject({
    method: method ?? 'GET',
    url: `/api/${url}`,
    headers: { ...bearer(person), ...headers },
    payloadAsStream,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The private key of the server under test, unsealed as only the server can. */
export async function unsealedKey(portal: TestPortal): Promise<{ privateKey: KeyObject; publicPem: string }> {
  const { rows } = await portal.database.query<{ kid: string; sealed_private_key: Uint8Array }>(
    `SELECT kid, sealed_private_key FROM signing_key WHERE state = 'active'`,
  );
  const row = rows[0];
  if (!row) throw new Error('There is no signing key.');
  const privateKey = createPrivateKey(unseal(TEST_SECRET, row.kid, row.sealed_private_key));
  return { privateKey, publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() };
}
