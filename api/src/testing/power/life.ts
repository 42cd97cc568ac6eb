import { createRandom } from '../../../seeds/demo/random';
import { openDiskBlobs } from '../../ports/blobs/open';
import type { TestPortal } from '../portal';
import { cutAfter, ENDLESS } from './power';
import { brokenPromises } from './promises-kept';
import { type Outcome, powerRounds } from './rounds';
import type { Stage } from './stage';
import { nothingPromised, oneStep } from './steps';
import { serverOn } from './world';

/** One of so many cuts comes while the portal starts again after the one before. */
const DURING_START = 0.2;
/** Recovery flushes every file first; the later ones are in the recovery itself and in what it writes at its end. */
const OPERATIONS_OF_START = [300, 6000] as const;
const OPERATIONS_OF_STEPS = 60;
/** Most steps before the one in which the power goes. */
const MOST_STEPS = 12;

/**
 * The life of a portal from a seed: starts on the image, is written to by its people until the power goes, starts again on what is left, and must have
 * kept every promise; `cuts` times.
 */
export async function live(seed: number, cuts: number, stage: Stage): Promise<Outcome> {
  const { machine, engine, image, world } = stage;
  const random = createRandom(seed, 'power');
  const promised = nothingPromised();
  let portal: TestPortal;
  let number = 0;
  const step = async () => {
    number += 1;
    await oneStep(random, portal, world, promised, number);
  };
  machine.insert(image);
  return powerRounds(cuts, stage, random, {
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
