import { createRandom } from '../../../seeds/demo/random';
import { readOrMakeSecretKey } from '../../ports/identity/secret-key';
import { type Outcome, powerRounds } from './rounds';
import type { Powered } from './stage';

/** A first start has thousands of operations; cuts come as often among the first ten as among the first thousands. */
const MAGNITUDES = [10, 100, 1000, 6000] as const;

/** What a first start begins with. */
export interface Birth {
  /** A folder with nothing in it, or with what cuts left of a first start. */
  disk: string;
  /** The key that anything could have been sealed with, once there is one. */
  secret?: string | undefined;
}

/**
 * The first start of a portal on an empty disk, with the power going `cuts` times: the start after that is a whole one, and the key is still the same.
 * A fault is kept in `faultFolder`.
 */
export async function beBorn(
  seed: number,
  cuts: number,
  powered: Powered,
  { disk, secret }: Birth,
  faultFolder: string,
): Promise<Outcome> {
  const { machine, engine } = powered;
  const random = createRandom(seed, 'birth');
  let key = secret;
  machine.insert(disk);
  return powerRounds(cuts, powered, random, {
    faultFolder,
    expected: (): Omit<Birth, 'disk'> => ({ secret: key }),
    operations: () => random.int(1, random.pick(MAGNITUDES)),
    async start() {
      const database = await engine.open();
      const { rows } = await database.query<{ kinds: number }>('SELECT count(*)::int AS kinds FROM kind');
      const faults = rows[0]?.kinds === 4 ? [] : [`kinds: ${JSON.stringify(rows)}`];
      const found = await readOrMakeSecretKey(machine.supply.root);
      if (key !== undefined && found !== key) faults.push('the secret key is another one');
      key = found;
      return faults;
    },
  });
}
