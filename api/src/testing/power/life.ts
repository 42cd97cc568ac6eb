import { createRandom } from '../../../seeds/demo/random';
import { openDiskBlobs } from '../../ports/blobs/open';
import type { TestPortal } from '../portal';
import { cutAfter, ENDLESS } from './power';
import { brokenPromises } from './promises-kept';
import { type Outcome, powerRounds } from './rounds';
import type { Powered } from './stage';
import { oneStep, type Promised } from './steps';
import { serverOn, type World } from './world';

/** One of so many cuts comes while the portal starts again after the one before. */
const DURING_START = 0.2;
/** Recovery flushes every file first; the later ones are in the recovery itself and in what it writes at its end. */
const OPERATIONS_OF_START = [300, 6000] as const;
const OPERATIONS_OF_STEPS = 60;
/** Most steps before the one in which the power goes. */
const MOST_STEPS = 12;

/** What a life begins with. */
export interface Life {
  /** A folder with a portal: its database and its files. */
  disk: string;
  world: World;
  promised: Promised;
}

/**
 * The life of a portal from a seed: starts on its disk, is written to by its people until the power goes, starts again on what is left, and must have
 * kept every promise; `cuts` times. A fault is kept in `faultFolder`.
 */
export async function live(
  seed: number,
  cuts: number,
  powered: Powered,
  { disk, world, promised }: Life,
  faultFolder: string,
): Promise<Outcome> {
  const { machine, engine } = powered;
  const random = createRandom(seed, 'power');
  let portal: TestPortal;
  let number = 0;
  const step = async () => {
    number += 1;
    await oneStep(random, portal, world, promised, number);
  };
  machine.insert(disk);
  return powerRounds(cuts, powered, random, {
    faultFolder,
    expected: (): Omit<Life, 'disk'> => ({ world, promised }),
    operations: () => (random.chance(DURING_START) ? random.int(1, random.pick(OPERATIONS_OF_START)) : ENDLESS),
    async start(whenOver) {
      portal = await serverOn(await engine.open(), openDiskBlobs({ DATA_DIR: machine.supply.root }));
      whenOver(() => portal.close());
      return brokenPromises(portal, world, promised);
    },
    async goOn() {
      for (let left = random.int(0, MOST_STEPS); left > 0; left -= 1) await step();
      cutAfter(machine.supply, random.int(1, OPERATIONS_OF_STEPS));
      for (;;) await step();
    },
  });
}
