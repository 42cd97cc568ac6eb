import type { Database, Executor } from '../ports/database/port';

/**
 * Opens a transaction and leaves it open once `work` is done: what it wrote and locked stays held. Answers what lets it go and waits for the
 * commit. Rejects when the work fails.
 */
export async function holdTransaction(
  database: Pick<Database, 'transaction'>,
  work: (tx: Executor) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tell = () => {};
  const isNotModified = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const ended = database.transaction(async (tx) => {
    await work(tx);
    tell();
    await gate;
  });
  await Promise.race([isNotModified, ended]);
  return async () => {
    letGo();
    await ended;
  };
}
