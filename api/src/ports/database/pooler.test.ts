import { engines, makePostgresDatabase } from '../../testing/database';
import { type PoolerFaults, startPoolerLike } from '../../testing/pooler-like';
import { openTaskDatabase } from './open';
import { PoolerRefused, refuseBadPooler } from './pooler';
import { openPostgres, type PostgresOptions } from './postgres';

describe.each(engines.filter((engine) => engine === 'postgres'))('a pooler between the api and %s', () => {
  let address: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ url: address, remove } = await makePostgresDatabase());
  });
  afterAll(() => remove());

  /** The sentence of a start over a pooler with these faults; undefined when it is taken. */
  async function refusal(faults: PoolerFaults, options: PostgresOptions = {}): Promise<string | undefined> {
    const pooler = await startPoolerLike(address, faults);
    try {
      const database = await openPostgres(pooler.url, { ...options, poolSize: 2 });
      try {
        await refuseBadPooler(database, { isPooled: options.isPooled ?? false, waitMs: 300 });
        return undefined;
      } finally {
        await database.close();
      }
    } catch (error) {
      if (error instanceof PoolerRefused) return error.message;
      throw error;
    } finally {
      await pooler.close();
    }
  }

  test.each<[PoolerFaults, RegExp]>([
    [{ options: 'refused', notifications: 'lost' }, /^DATABASE_URL is a pooler that refuses the settings/],
    [{ options: 'forgotten', notifications: 'lost' }, /^DATABASE_URL is a pooler that throws away the settings/],
    [{ options: 'kept', notifications: 'lost' }, /^DATABASE_URL is a pooler that lets no notifications through/],
  ])('AP-120: %j is refused with what to do', async (faults, words) => {
    const sentence = await refusal(faults);
    expect(sentence).toMatch(words);
    expect(sentence).toContain('DATABASE_POOLER=1 with DATABASE_DIRECT_URL');
  });

  test('AP-120: what keeps settings and notifications, such as a proxy or a pooler by session, is taken', async () => {
    expect(await refusal({ options: 'kept', notifications: 'kept' })).toBeUndefined();
  });

  test('AP-120: told of the pooler and of the server behind it, the role must have the settings; then it is taken', async () => {
    const told = { isPooled: true, directUrl: address };
    const faults: PoolerFaults = { options: 'refused', notifications: 'lost' };
    expect(await refusal(faults, told)).toMatch(/^Behind a pooler the role needs these settings: ALTER ROLE/);
    const database = await openPostgres(address, { poolSize: 1 });
    const { pathname } = new URL(address);
    for (const setting of [
      ...["timezone = 'GMT'", "datestyle = 'ISO, MDY'", "intervalstyle = 'postgres'", "statement_timeout = '10s'"],
    ]) {
      await database.exec(`ALTER DATABASE "${pathname.slice(1)}" SET ${setting}`);
    }
    await database.close();
    expect(await refusal(faults, told)).toBeUndefined();
  });

  test('AP-120: jobs go past the pooler', async () => {
    const opened = await openPostgres(address, { poolSize: 1 });
    const jobs = await openTaskDatabase(opened, { databaseUrl: 'postgres://127.0.0.1:1/nobody', directUrl: address });
    expect((await jobs.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    await jobs.close();
    await opened.close();
  });
});
