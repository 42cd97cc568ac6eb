import { pending, readMigrations } from '../../ports/database/migrations';
import type { Executor } from '../../ports/database/port';
import { type Finding, good, reasonOf, wrong } from './finding';

const OLDEST_SERVER = 150_000;
const CLOCK_LIMIT_S = 5;
const EXTENSIONS = ['pg_trgm', 'unaccent'];

type Asked = Pick<Executor, 'query'>;

/** Version and extensions of the engine, migrations, and the clock. */
export async function checkDatabase(database: Asked, now: () => Date, known = readMigrations()): Promise<Finding[]> {
  return [await checkEngine(database), await checkMigrations(database, known), await checkClock(database, now)];
}

interface EngineRow {
  version: string;
  number: string;
  names: string[] | null;
  present: string[] | null;
  mayCreate: boolean;
}

async function checkEngine(database: Asked): Promise<Finding> {
  const { rows } = await database.query<EngineRow>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
       (SELECT array_agg(name::text) FROM pg_available_extensions) AS names,
       (SELECT array_agg(extname::text) FROM pg_extension) AS present,
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
  );
  const { version = '', number = '0', names, present, mayCreate } = rows[0] ?? {};
  if (Number(number) < OLDEST_SERVER) return wrong(`The database is PostgreSQL ${version}: use 15 or newer.`);
  const missing = EXTENSIONS.filter((name) => !names?.includes(name));
  if (missing.length > 0) {
    return wrong(`The server lacks ${missing.join(' and ')}: install its package of contrib extensions.`);
  }
  if (!mayCreate && EXTENSIONS.some((name) => !present?.includes(name))) {
    return wrong(
      `This user may not create the extensions ${EXTENSIONS.join(' and ')}: make it the owner of the database, or have them created there.`,
    );
  }
  return good(`The database answers: PostgreSQL ${version}, with ${EXTENSIONS.join(' and ')}.`);
}

async function checkMigrations(database: Asked, known: ReturnType<typeof readMigrations>): Promise<Finding> {
  if (!(await hasTables(database))) return good('The database is empty: the first start makes its tables.');
  const { rows } = await database.query<{ name: string; hash: string }>('SELECT name, hash FROM migration');
  const newer = rows.map(({ name }) => name).filter((name) => !known.some((one) => one.name === name));
  if (newer.length > 0) {
    return wrong(
      `The database is of a newer release (${newer.sort().at(-1)}): update the portal, or put a backup back.`,
    );
  }
  try {
    const missing = pending(known, new Map(rows.map(({ name, hash }) => [name, hash])));
    const last = rows
      .map(({ name }) => name)
      .sort()
      .at(-1);
    return good(
      `The database is at ${last}${missing.length > 0 ? `; the next start runs ${missing.length} more` : ''}.`,
    );
  } catch (error) {
    return wrong(`The database does not fit this release: ${reasonOf(error)}`);
  }
}

/** This machine and the database agree on the time, and it goes forward. */
async function checkClock(database: Asked, now: () => Date): Promise<Finding> {
  const asked = now().getTime();
  const { rows } = await database.query<{ at: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
  );
  const at = rows[0]?.at ?? 0;
  const offBy = Math.round(Math.max(asked - at, at - now().getTime(), 0) / 1000);
  if (offBy > CLOCK_LIMIT_S) {
    return wrong(`The clocks of this machine and of the database differ by ${offBy} seconds: set both with NTP.`);
  }
  if ((await lastChange(database)) > now().getTime() + CLOCK_LIMIT_S * 1000) {
    return wrong(`The clock says ${now().toISOString()}, before the database was last changed: set it with NTP.`);
  }
  return good(`The clock says ${now().toISOString()}, as the database does.`);
}

/** When the newest migration ran; 0 for an empty database. */
async function lastChange(database: Asked): Promise<number> {
  if (!(await hasTables(database))) return 0;
  const { rows } = await database.query<{ last: number | null }>(
    'SELECT (extract(epoch FROM max(applied_at)) * 1000)::bigint AS last FROM migration',
  );
  return rows[0]?.last ?? 0;
}

/** Whether a portal has begun here. */
export async function hasTables(database: Asked): Promise<boolean> {
  const { rows } = await database.query<{ there: boolean }>(`SELECT to_regclass('migration') IS NOT NULL AS there`);
  return rows[0]?.there ?? false;
}
