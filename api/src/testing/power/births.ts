import { createRandom } from '../../../seeds/demo/random';
import { readOrMakeSecretKey } from '../../ports/identity/secret-key';
import { type Outcome, powerRounds } from './rounds';
import type { Stage } from './stage';

/** A first start has thousands of operations; cuts come as often among the first ten as among the first thousands. */
const MAGNITUDES = [10, 100, 1000, 6000] as const;

/**
 * The first start of a portal on an empty disk, with the power going `cuts` times: the start after that is a whole one, and the key that anything could
 * have been sealed with is still the same.
 */
export async function beBorn(seed: number, cuts: number, stage: Stage): Promise<Outcome> {
  const { machine, engine, empty } = stage;
  const random = createRandom(seed, 'birth');
  let secret: string | undefined;
  machine.insert(empty);
  return powerRounds(cuts, stage, random, {
    operations: () => random.int(1, random.pick(MAGNITUDES)),
    async start() {
      const database = await engine.open();
      const { rows } = await database.query<{ kinds: number }>('SELECT count(*)::int AS kinds FROM kind');
      const faults = rows[0]?.kinds === 4 ? [] : [`kinds: ${JSON.stringify(rows)}`];
      const found = await readOrMakeSecretKey(machine.supply.root);
      if (secret !== undefined && found !== secret) faults.push('the secret key is another one');
      secret = found;
      return faults;
    },
  });
}
