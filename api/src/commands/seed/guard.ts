import type { Executor } from '../../ports/database/port';

/** The database holds what the generator did not make, or demo accounts are not allowed here. */
export class SeedRefused extends Error {
  override name = 'SeedRefused';
}

/** Throws unless the database is free of shelters, animals, accounts and texts, and demo accounts may exist here. */
export async function refuseRealData(
  tx: Executor,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (environment.NODE_ENV === 'production' && environment.DEMO !== '1') {
    throw new SeedRefused('Demogegevens worden in productie alleen geladen met DEMO=1.');
  }
  const { rows } = await tx.query<{ demo: boolean; filled: boolean }>(
    `SELECT EXISTS (SELECT FROM demo_data) AS demo,
       EXISTS (SELECT FROM shelter) OR EXISTS (SELECT FROM animal) OR EXISTS (SELECT FROM account)
       OR EXISTS (SELECT FROM article) OR EXISTS (SELECT FROM news_item) OR EXISTS (SELECT FROM shelter_application) AS filled`,
  );
  if (rows[0]?.demo) {
    throw new SeedRefused('Deze database bevat al demogegevens. Begin met een lege database.');
  }
  if (rows[0]?.filled) {
    throw new SeedRefused(
      'Deze database bevat gegevens die niet door de demogenerator zijn gemaakt. Er is niets veranderd.',
    );
  }
}

/** True while the database holds demo data: the portal then shows the strip 'Demogegevens'. */
export async function hasDemoData(db: Executor): Promise<boolean> {
  const { rows } = await db.query<{ demo: boolean }>('SELECT EXISTS (SELECT FROM demo_data) AS demo');
  return rows[0]?.demo ?? false;
}
