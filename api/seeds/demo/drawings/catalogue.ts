import { createRandom, type Random } from '../random';
import type { Accessory } from './accessory';
import type { Background } from './background';
import type { Pose } from './body';
import { coats, type Outline } from './coats';
import type { Drawing, Variant } from './draw';

/** How many drawings each variant gets; together 400, shared out as the animals occur (demo data § 5). */
const SHARES: readonly (readonly [Outline, Variant, number])[] = [
  ['cat', 'short', 156],
  ['cat', 'fluffy', 52],
  ['dog', 'floppy', 24],
  ['dog', 'prick', 24],
  ['dog', 'folded', 20],
  ['dog', 'bull', 16],
  ['dog', 'long', 12],
  ['dog', 'tiny', 12],
  ['rabbit', 'upright', 26],
  ['rabbit', 'lop', 18],
  ['rodent', 'cavia', 12],
  ['rodent', 'hamster', 4],
  ['rodent', 'rat', 5],
  ['rodent', 'chinchilla', 4],
  ['bird', 'parakeet', 4],
  ['bird', 'canary', 2],
  ['bird', 'cockatiel', 2],
  ['bird', 'chicken', 3],
  ['bird', 'pigeon', 1],
  ['tortoise', 'land', 3],
];

const HOME: readonly Background[] = ['window', 'couch', 'basket', 'leaves', 'rug', 'meadow'];
const YARD: readonly Background[] = ['hay', 'meadow', 'leaves', 'rug'];
const BACKGROUNDS: Record<Outline, readonly Background[]> = {
  cat: HOME,
  dog: ['meadow', 'rug', 'couch', 'leaves', 'basket', 'window'],
  rabbit: YARD,
  rodent: YARD,
  bird: ['window', 'leaves'],
  tortoise: ['meadow', 'leaves', 'hay'],
};
const POSES: Record<Outline, readonly Pose[]> = {
  cat: ['sitting', 'portrait', 'lying', 'sitting', 'standing'],
  dog: ['sitting', 'portrait', 'standing', 'lying', 'sitting'],
  rabbit: ['sitting', 'lying', 'portrait'],
  rodent: ['sitting', 'portrait', 'lying'],
  bird: ['sitting'],
  tortoise: ['standing'],
};
const WORN: Record<Outline, readonly (readonly [Accessory, number])[]> = {
  cat: [
    ['none', 62],
    ['collar', 24],
    ['bow', 6],
    ['ball', 8],
  ],
  dog: [
    ['none', 34],
    ['collar', 36],
    ['bandana', 18],
    ['ball', 12],
  ],
  rabbit: [
    ['none', 92],
    ['bow', 8],
  ],
  rodent: [['none', 100]],
  bird: [['none', 100]],
  tortoise: [['none', 100]],
};
/** Coats that a variant does not have, or has alone. */
const COATS: Partial<Record<Variant, readonly string[]>> = {
  bull: ['gestroomd', 'wit', 'rood', 'grijs', 'zwart-wit', 'bruin'],
  long: ['driekleur', 'bruin', 'rood', 'zwart-wit'],
  tiny: ['blond', 'rood', 'zwart met bruin', 'wit', 'zwart', 'bruin'],
  hamster: ['goudbruin', 'wit', 'grijs', 'bruin'],
  rat: ['grijs', 'bruin', 'zwart-wit', 'wit'],
  chinchilla: ['grijs', 'bruin'],
  parakeet: ['groen', 'blauw', 'geel'],
  canary: ['geel'],
  cockatiel: ['grijs', 'geel'],
  chicken: ['bruin', 'wit', 'grijs'],
  pigeon: ['grijs'],
};

const IN_BASKET: readonly Pose[] = ['sitting', 'lying'];

function backgroundFor(outline: Outline, variant: Variant, pose: Pose, rnd: Random): Background {
  if (variant === 'chicken' || variant === 'pigeon') {
    return rnd.pick(['meadow', 'hay']);
  }
  return rnd.pick(BACKGROUNDS[outline].filter((name) => name !== 'basket' || IN_BASKET.includes(pose)));
}

/** The 400 drawings, always in the same order; a drawing is told by its place in the list. */
export function listDrawings(): Drawing[] {
  const rnd = createRandom(1, 'drawings');
  return SHARES.flatMap(([outline, variant, count]) => {
    const names = COATS[variant] ?? coats[outline].map((coat) => coat.name);
    const poses = POSES[outline];
    return Array.from({ length: count }, (_, i): Drawing => {
      const round = Math.floor(i / names.length);
      const pose = poses[((i % names.length) + round) % poses.length] ?? 'sitting';
      return {
        outline,
        variant,
        coat: names[i % names.length] ?? '',
        pose,
        background: backgroundFor(outline, variant, pose, rnd),
        accessory: rnd.weighted(WORN[outline]),
        seed: i,
      };
    });
  });
}
