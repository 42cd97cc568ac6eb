import { setTimeout as sleep } from 'node:timers/promises';
import type { Hosts } from './hosts';

/** A stretch of the run in milliseconds since its beginning, in which something was away. */
export interface Stretch {
  from: number;
  until: number;
}

export interface Faults {
  /** Exit code and milliseconds of each process that was told to end. */
  ends: { code: number | null; ms: number }[];
  database: Stretch;
  store: Stretch;
  mail: Stretch;
}

/** Calls that were begun meanwhile may be answered so much later: a call to the store is tried three times within 20 s. */
const DATABASE_GRACE_MS = 6000;
const STORE_GRACE_MS = 22_000;

/** Everything that goes wrong, one after the other, spread over so many milliseconds: a tenth is what the store is away. */
export async function makeFaults(hosts: Hosts, now: () => number, totalMs: number): Promise<Faults> {
  const { processes, postgres, store, mail } = hosts;
  const rest = () => sleep(totalMs * 0.13);
  await rest();
  const ends: Faults['ends'] = [];
  for (const process of processes) {
    ends.push(await process.stop());
    await process.start();
    await sleep(totalMs / 60);
  }
  await rest();

  const database = { from: now(), until: 0 };
  await postgres.kill();
  await sleep(Math.max(1000, totalMs / 100));
  await postgres.start();
  database.until = now() + DATABASE_GRACE_MS;
  await rest();

  const storeAway = { from: now(), until: 0 };
  store.behave('silent');
  await sleep(totalMs / 10);
  store.behave('well');
  storeAway.until = now() + STORE_GRACE_MS;
  await rest();

  const mailAway = { from: now(), until: 0 };
  mail.hang(true);
  await sleep(totalMs / 10);
  mail.hang(false);
  mailAway.until = now();
  await rest();
  return { ends, database, store: storeAway, mail: mailAway };
}
