import type { DeployKeyRow } from '@portal/shared/contract';
import { randomSecret, sha256 } from '../../lib/secret';
import { newSigningKey, publicHalf } from '../../lib/signing-key';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { KEY_ID_LENGTH } from './deploy-key';

const ID = `left(encode(hash, 'hex'), ${KEY_ID_LENGTH})`;
const FACTS = `${ID} AS id, label, ${isoTime('created_at')} AS created_at, ${isoTime('last_used_at')} AS last_used_at`;

/** Keys of the teams' pipelines: only the hash of the deploy key and the public half of the signing key are stored. */
export function deployKeyRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** Makes a pair of keys for one part; nobody can read them again. */
    async create(name: string, label: string): Promise<DeployKeyRow & { key: string; signing_key: string }> {
      const [key, signing_key] = [randomSecret(), newSigningKey()];
      // A part that was never published yet has its row from now on; its first release names the team.
      await tx.query(`INSERT INTO remote (name, team) VALUES ($1, '') ON CONFLICT DO NOTHING`, [name]);
      const { rows } = await tx.query<DeployKeyRow>(
        `INSERT INTO deploy_key (hash, name, label, public_key) VALUES ($1, $2, $3, $4) RETURNING ${FACTS}`,
        [sha256(key), name, label, publicHalf(signing_key)],
      );
      if (!rows[0]) throw new Error('No key was made.');
      return { ...rows[0], key, signing_key };
    },

    /** Those that are good, oldest first. */
    async list(): Promise<(DeployKeyRow & { name: string })[]> {
      const { rows } = await tx.query<DeployKeyRow & { name: string }>(
        `SELECT name, ${FACTS} FROM deploy_key k WHERE revoked_at IS NULL ORDER BY k.created_at, hash`,
      );
      return rows;
    },

    /** Ends a key; false when there is no such key, or not any more. */
    async end(name: string, id: string, now: Date): Promise<boolean> {
      const { affectedRows } = await tx.query(
        `UPDATE deploy_key SET revoked_at = $3 WHERE name = $1 AND ${ID} = $2 AND revoked_at IS NULL`,
        [name, id, now],
      );
      return affectedRows > 0;
    },
  };
}
