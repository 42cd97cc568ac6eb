import { FEATURE_ALIASES, type Feature, type FeatureForm, type ManagedFeature } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';

const COLUMNS = 'alias, environment, asiel_ids, user_ids';

const isKnown = (alias: string) => (FEATURE_ALIASES as readonly string[]).includes(alias);

/** A flag that nobody has set yet is on nowhere, but in the local environment (C41). */
const unset = (alias: string): Feature => ({ alias, environment: '', asiel_ids: [], user_ids: [] });

/** Feature flags: those that were set, and those that the code knows. */
export function featureRepository(executor: Executor) {
  async function list(): Promise<Feature[]> {
    const { rows } = await executor.query<Feature>(`SELECT ${COLUMNS} FROM feature ORDER BY alias`);
    const missing = FEATURE_ALIASES.filter((alias) => !rows.some((row) => row.alias === alias));
    return [...rows, ...missing.map(unset)];
  }

  return {
    /** Undefined for an alias that neither code nor database knows. */
    async find(alias: string): Promise<Feature | undefined> {
      const { rows } = await executor.query<Feature>(`SELECT ${COLUMNS} FROM feature WHERE alias = $1`, [alias]);
      return rows[0] ?? (isKnown(alias) ? unset(alias) : undefined);
    },

    /** All flags with the names behind their ids; a shelter or account that is gone has none. */
    async listManaged(): Promise<ManagedFeature[]> {
      const features = await list();
      const asielIds = features.flatMap(({ asiel_ids }) => asiel_ids);
      const userIds = features.flatMap(({ user_ids }) => user_ids);
      const { rows: asielen } = await executor.query<{ id: number; naam: string }>(
        'SELECT id, naam FROM shelter WHERE id = ANY($1::int[]) ORDER BY naam, id',
        [asielIds],
      );
      const { rows: users } = await executor.query<{ uid: string; email: string }>(
        'SELECT uid, email FROM account WHERE uid = ANY($1::text[]) AND erased_at IS NULL ORDER BY lower(email)',
        [userIds],
      );
      return features.map((feature) => ({
        ...feature,
        asielen: asielen.filter(({ id }) => feature.asiel_ids.includes(id)),
        users: users.filter(({ uid }) => feature.user_ids.includes(uid)),
      }));
    },

    /** Which of these shelters and accounts do not exist. */
    async unknownIds({ asiel_ids, user_ids }: Pick<Feature, 'asiel_ids' | 'user_ids'>) {
      const { rows: asielen } = await executor.query<{ id: number }>(
        'SELECT id FROM unnest($1::int[]) id WHERE NOT EXISTS (SELECT FROM shelter s WHERE s.id = id.id)',
        [asiel_ids],
      );
      const { rows: users } = await executor.query<{ uid: string }>(
        `SELECT uid FROM unnest($1::text[]) uid
         WHERE NOT EXISTS (SELECT FROM account a WHERE a.uid = uid.uid AND a.erased_at IS NULL)`,
        [user_ids],
      );
      return { asiel_ids: asielen.map(({ id }) => id), user_ids: users.map(({ uid }) => uid) };
    },

    async set(alias: string, { environment, asiel_ids, user_ids }: FeatureForm): Promise<void> {
      await executor.query(
        `INSERT INTO feature (alias, environment, asiel_ids, user_ids) VALUES ($1, $2, $3, $4)
         ON CONFLICT (alias) DO UPDATE SET environment = excluded.environment, asiel_ids = excluded.asiel_ids,
           user_ids = excluded.user_ids`,
        [alias, environment, asiel_ids, user_ids],
      );
    },
  };
}
