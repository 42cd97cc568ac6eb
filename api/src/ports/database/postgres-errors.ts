import { DatabaseError, errorFacts } from './port';

/** What `pg` and `pg-pool` say, without a code, when there is no connection, none in time, or it ended. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated.*|Client .* not queryable|Cannot use a pool after calling end on the pool)$/;

/** Turns an error of the driver into the port's. */
export async function translated<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const facts = errorFacts(error);
    if (facts.code === undefined && NO_CONNECTION.test(facts.message)) facts.code = 'DATABASE_UNAVAILABLE';
    throw new DatabaseError(facts);
  }
}
