import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret, sha256 } from '../../lib/secret';
import type { Executor } from '../../ports/database/port';

/**
 * Names a browser that signed in here. It grants nothing: it keeps somebody else's wrong passwords from holding up its person, and the session
 * of the browser that confirms an address.
 */
const COOKIE = 'device';
/** The calls that sign in, and no other page. */
const PATH = '/identitytoolkit.googleapis.com';
/** 400 days: browsers keep no cookie longer. */
const MAX_AGE_SECONDS = 400 * 86_400;
const SECRET = /^[\w-]{43}$/;

/** The browser's secret; a new one when it brought none. */
export function deviceOf({ headers }: FastifyRequest): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  return value !== undefined && SECRET.test(value) ? value : randomSecret();
}

/** Keeps the secret in the browser that has just signed in. */
export function keepDevice(reply: FastifyReply, device: string, origin: string): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${device}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Whether this browser signed in to the account before, as far as its sessions are kept; the same work for nobody's account. */
export async function isKnownDevice(tx: Pick<Executor, 'query'>, userId: number | null, device: string) {
  const { rows } = await tx.query('SELECT FROM refresh_token WHERE user_id = $1 AND device = $2 LIMIT 1', [
    userId,
    sha256(device),
  ]);
  return rows.length > 0;
}
