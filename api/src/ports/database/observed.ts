import type { Database, Executor } from './port';

/** One use of the database; `sql` without its values, and absent for a transaction. */
export interface DatabaseCall {
  kind: 'query' | 'transaction' | 'statement';
  sql?: string;
}

/** Does `work`, which is that call. */
export type AroundCall = <Result>(call: DatabaseCall, work: () => Promise<Result>) => Promise<Result>;

/** The same database, whose calls are looked at: `statement` is one inside a transaction. */
export function observedDatabase(database: Database, around: AroundCall): Database {
  const within = (tx: Executor): Executor => executorOf(tx, 'statement', around);
  return Object.assign(Object.create(database) as Database, executorOf(database, 'query', around), {
    transaction: ((work, options) =>
      around({ kind: 'transaction' }, () =>
        database.transaction((tx) => work(within(tx)), options),
      )) as Database['transaction'],
  });
}

function executorOf(executor: Executor, kind: DatabaseCall['kind'], around: AroundCall): Executor {
  return {
    query: (sql, parameters, options) => around({ kind, sql }, () => executor.query(sql, parameters, options)),
    exec: (sql) => around({ kind, sql }, () => executor.exec(sql)),
  };
}
