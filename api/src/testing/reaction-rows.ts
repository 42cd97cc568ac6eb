import { insertReturning, type Values } from '../lib/sql';
import type { Executor } from '../ports/database/port';

let made = 0;

/** A new reaction to an animal, without an account, from an address of its own. */
export async function addReaction(
  database: Executor,
  dierId: number,
  values: Values = {},
): Promise<{ id: number; uuidkey: string }> {
  const { rows } = await database.query<{ asiel_id: number }>('SELECT asiel_id FROM animal WHERE id = $1', [dierId]);
  made += 1;
  const row: Values = {
    ...{ dier_id: dierId, asiel_id: rows[0]?.asiel_id, displayname: 'Sanne de Vries' },
    ...{ email: `sanne${made}@post.example`, informatie: 'Ik kom graag langs' },
    ...values,
  };
  return insertReturning(database, 'reaction', row, 'id, uuidkey');
}
