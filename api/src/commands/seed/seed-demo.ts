import { createCalendar, todayInAmsterdam } from '../../../seeds/demo/calendar';
import { type Availability, SCALE, type ScaleName } from '../../../seeds/demo/scale';
import type { Database } from '../../ports/database/port';
import { moveSequences, withoutChecks } from './bulk';
import { finishLoad } from './finish';
import { refuseRealData } from './guard';
import { type PhotoStore, storeDrawings } from './photos';
import { type LoadPlan, loadAnimals, loadContent, loadPeople, readLookups } from './stages';

/** Choices of one load; only `scale` has no default. */
export interface SeedOptions extends Availability {
  scale: ScaleName;
  /** 42 unless told; the same seed and day give the same rows. */
  seed?: number;
  /** Day of loading, yyyy-mm-dd; today in Amsterdam unless told. */
  today?: string;
  /** Where the drawings go; without it no photo files are made (tests of rows alone). */
  blobs?: PhotoStore;
  /** Called with a Dutch stage name and how much of it is done. */
  onProgress?: (stage: string, done: number, total: number) => void;
  /** Decides whether demo accounts may exist; `process.env` unless told. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A load may take an hour at the largest scale. */
const LIMIT_MS = 3_600_000;

/**
 * Fills an empty, migrated database with demo data (docs/data-and-search.md#demo-data) in one transaction: all of it or nothing. Throws
 * SeedRefused for a database that holds other rows, and in production without DEMO=1.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  const report = options.onProgress ?? (() => undefined);
  const environment = options.environment ?? process.env;
  const calendar = createCalendar(options.today ?? todayInAmsterdam(new Date()));
  const seed = options.seed ?? 42;
  await refuseRealData(db, environment);
  const drawings = await storeDrawings(options.blobs, (done, total) => report('foto’s', done, total));
  await db.transaction(
    async (tx) => {
      await tx.exec('LOCK TABLE shelter, animal, account IN SHARE ROW EXCLUSIVE MODE');
      await refuseRealData(tx, environment);
      const plan: LoadPlan = { tx, scale: SCALE[options.scale], seed, calendar, options, drawings, report };
      await withoutChecks(tx, async () => {
        const { population, shelters } = await loadAnimals(plan, await readLookups(tx));
        await loadPeople(plan, population, shelters);
        await loadContent(plan);
        await finishLoad(tx, (done, total) => report('index en tellingen', done, total));
      });
      await moveSequences(tx);
      await tx.query('INSERT INTO demo_data (scale, seed, today) VALUES ($1, $2, $3)', [
        options.scale,
        seed,
        calendar.today,
      ]);
    },
    { limitMs: LIMIT_MS },
  );
  await db.transaction((tx) => tx.exec('ANALYZE'), { limitMs: LIMIT_MS });
}
