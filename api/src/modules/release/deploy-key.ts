import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../app-error';

/** Who may publish: the key of this start for every part, a team's key for its own part (federation § 3). */
export interface DeployKeys {
  /** Key made for this start (configuration DEPLOY_KEY); empty means there is none. */
  startKey: string | undefined;
  partOfKey(hash: Buffer): Promise<string | undefined>;
}

const SCHEME = /^DeployKey ([\x21-\x7e]{16,200})$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Throws NOT_SIGNED_IN without a known key and NO_ACCESS when the key belongs to another part. */
export async function authorizeDeploy(keys: DeployKeys, header: string | undefined, part: string): Promise<void> {
  const key = SCHEME.exec(header ?? '')?.[1];
  if (!key) throw new AppError('NOT_SIGNED_IN', 'Een geldige sleutel voor publiceren ontbreekt');
  const hash = sha256(key);
  if (keys.startKey && timingSafeEqual(hash, sha256(keys.startKey))) return;
  const own = await keys.partOfKey(hash);
  if (own === undefined) throw new AppError('NOT_SIGNED_IN', 'Deze sleutel is niet bekend of is ingetrokken');
  if (own !== part) throw new AppError('NO_ACCESS', `Deze sleutel geldt voor ${own}`);
}
