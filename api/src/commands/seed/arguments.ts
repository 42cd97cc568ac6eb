import { parseArgs } from 'node:util';
import { SCALES } from '../../../seeds/demo/scale';
import { SeedRefused } from './guard';
import type { SeedOptions } from './seed-demo';

/** Reads `--scale --seed --all-open --available --today`; throws SeedRefused with a Dutch sentence for a wrong value. */
export function readSeedArguments(list: readonly string[]): SeedOptions {
  const { values } = parseArgs({
    args: [...list],
    options: {
      scale: { type: 'string', default: '10k' },
      seed: { type: 'string', default: '42' },
      'all-open': { type: 'boolean', default: false },
      available: { type: 'string' },
      today: { type: 'string' },
    },
  });
  const scale = SCALES.find((name) => name === values.scale);
  const seed = Number(values.seed);
  const available = values.available === undefined ? undefined : Number(values.available);
  if (scale === undefined) {
    throw new SeedRefused(`Kies een schaal: ${SCALES.join(', ')}.`);
  }
  if (
    !Number.isSafeInteger(seed) ||
    (available !== undefined && !(Number.isSafeInteger(available) && available >= 50))
  ) {
    throw new SeedRefused('--seed en --available zijn gehele getallen; --available is minstens 50.');
  }
  if (values['all-open'] && available !== undefined) {
    throw new SeedRefused('Kies --all-open of --available, niet allebei.');
  }
  return {
    scale,
    seed,
    allOpen: values['all-open'],
    ...(available === undefined ? {} : { available }),
    ...(values.today === undefined ? {} : { today: values.today }),
  };
}
