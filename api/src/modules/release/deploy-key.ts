import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error';
import { sha256 } from '../../lib/secret';
import { timesFactor } from '../../plugins/rate-limit';

/** A key that was presented. */
export interface DeployKey {
  /** As the list of keys and the log name it; 'start' for that of this start. */
  id: string;
  /** The public half of its signing key, 32 bytes; undefined when it only commands. */
  publicKey: Buffer | undefined;
}

/** Who may publish: the key of this start for every part, a team's key for its own part (docs/federation.md#publishing). */
export interface DeployKeys {
  /** Key made for this start (configuration DEPLOY_KEY); empty means there is none. */
  startKey: string | undefined;
  /** The public half that goes with it. */
  startPublicKey: Buffer | undefined;
  findKey(hash: Buffer): Promise<{ part: string; publicKey: Buffer | undefined } | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a call that publishes, once it was checked. */
    deployKey: DeployKey | null;
  }
}

/** Digits of a key's hash that name it in lists. */
export const KEY_ID_LENGTH = 8;

const SCHEME = /^DeployKey ([\x21-\x7e]{16,200})$/;

/** Keys that nobody knows, per address in five minutes. */
const GUESSES = 30;
const GUESS_WINDOW = 5 * 60_000;

/** The key of a call, when it is good for the part. Throws NOT_SIGNED_IN, NO_ACCESS, TOO_MANY_REQUESTS. */
export type AuthorizeDeploy = (request: FastifyRequest, part: string) => Promise<DeployKey>;

/** Keys are looked up in the database until an address has guessed too often. `factor` is RATE_LIMIT_FACTOR. */
export function deployAuthorization(app: FastifyInstance, keys: DeployKeys, factor: number): AuthorizeDeploy {
  const max = timesFactor(GUESSES, factor);
  const count = app.createRateLimit({ max, timeWindow: GUESS_WINDOW, allowList: [] });

  async function refuseGuesser(request: FastifyRequest): Promise<void> {
    const guesses = await count(request, { increment: false });
    if (guesses.isAllowed || guesses.remaining > 0) return;
    throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: guesses.ttlInSeconds });
  }

  return async (request, part) => {
    const key = SCHEME.exec(request.headers.authorization ?? '')?.[1];
    if (!key) throw new AppError('NOT_SIGNED_IN', 'Een geldige sleutel voor publiceren ontbreekt');
    const hash = sha256(key);
    if (keys.startKey && timingSafeEqual(hash, sha256(keys.startKey))) {
      return { id: 'start', publicKey: keys.startPublicKey };
    }
    await refuseGuesser(request);
    const own = await keys.findKey(hash);
    if (own === undefined) {
      await count(request);
      throw new AppError('NOT_SIGNED_IN', 'Deze sleutel is niet bekend of is ingetrokken');
    }
    if (own.part !== part) throw new AppError('NO_ACCESS', `Deze sleutel geldt voor ${own.part}`);
    return { id: hash.toString('hex').slice(0, KEY_ID_LENGTH), publicKey: own.publicKey };
  };
}
