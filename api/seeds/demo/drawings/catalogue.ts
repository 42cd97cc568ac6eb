import { createRandom, type Random } from '../random';
import type { Accessory } from './accessory';
import type { Background } from './background';
import type { Pose } from './body';
import { coats, type Outline } from './coats';
import type { Drawing, Variant } from './draw';

/** The drawings of one build: its coats, and how many photos each coat has, alone and as a couple. */
interface Series {
  outline: Outline;
  variant: Variant;
  /** Left out: all coats of the outline. */
  coats?: readonly string[];
  single: number;
  pair: number;
}

const FUR = ['wild', 'zwart', 'wit', 'madagascar', 'hotot', 'blauw', 'driekleur', 'chinchilla'] as const;

/** Shared out as the animals occur: an animal has as many photos at most as its coat has drawings. */
const SERIES: readonly Series[] = [
  { outline: 'cat', variant: 'short', single: 8, pair: 2 },
  { outline: 'cat', variant: 'fluffy', single: 4, pair: 1 },
  {
    outline: 'dog',
    variant: 'floppy',
    coats: ['zwart', 'bruin', 'blond', 'wit', 'zwart-wit', 'merle', 'grijs'],
    single: 4,
    pair: 1,
  },
  {
    outline: 'dog',
    variant: 'prick',
    coats: ['zwart', 'zwart met bruin', 'wildkleur', 'gestroomd', 'wit', 'grijs', 'blond', 'rood'],
    single: 4,
    pair: 1,
  },
  {
    outline: 'dog',
    variant: 'folded',
    coats: ['driekleur', 'zwart-wit', 'merle', 'bruin', 'wit', 'rood'],
    single: 4,
    pair: 1,
  },
  {
    outline: 'dog',
    variant: 'bull',
    coats: ['gestroomd', 'wit', 'rood', 'grijs', 'zwart-wit', 'bruin', 'zwart met bruin'],
    single: 4,
    pair: 1,
  },
  { outline: 'dog', variant: 'long', coats: ['driekleur', 'bruin', 'rood', 'zwart-wit'], single: 4, pair: 1 },
  {
    outline: 'dog',
    variant: 'tiny',
    coats: ['blond', 'rood', 'zwart met bruin', 'wit', 'zwart', 'bruin'],
    single: 4,
    pair: 1,
  },
  { outline: 'rabbit', variant: 'upright', coats: FUR, single: 3, pair: 2 },
  { outline: 'rabbit', variant: 'lop', coats: FUR, single: 3, pair: 2 },
  { outline: 'rodent', variant: 'cavia', single: 3, pair: 2 },
  { outline: 'rodent', variant: 'hamster', coats: ['goudbruin', 'wit', 'grijs', 'bruin'], single: 2, pair: 0 },
  { outline: 'rodent', variant: 'rat', coats: ['bruin', 'wit', 'zwart-wit', 'grijs'], single: 3, pair: 1 },
  { outline: 'rodent', variant: 'mouse', coats: ['bruin', 'wit', 'zwart-wit', 'grijs'], single: 2, pair: 1 },
  { outline: 'rodent', variant: 'chinchilla', coats: ['grijs', 'bruin'], single: 2, pair: 1 },
  { outline: 'ferret', variant: 'ferret', single: 4, pair: 1 },
  { outline: 'bird', variant: 'parakeet', coats: ['groen', 'blauw', 'geel'], single: 2, pair: 1 },
  { outline: 'bird', variant: 'canary', coats: ['geel'], single: 2, pair: 1 },
  { outline: 'bird', variant: 'cockatiel', coats: ['grijs', 'geel'], single: 2, pair: 1 },
  { outline: 'bird', variant: 'chicken', coats: ['bruin', 'wit', 'grijs'], single: 2, pair: 1 },
  { outline: 'bird', variant: 'pigeon', coats: ['grijs'], single: 2, pair: 1 },
  { outline: 'tortoise', variant: 'land', single: 2, pair: 0 },
];

const HOME: readonly Background[] = ['window', 'couch', 'basket', 'leaves', 'rug', 'meadow'];
const YARD: readonly Background[] = ['hay', 'meadow', 'leaves', 'rug'];
const BACKGROUNDS: Record<Outline, readonly Background[]> = {
  cat: HOME,
  dog: ['meadow', 'rug', 'couch', 'leaves', 'basket', 'window'],
  rabbit: YARD,
  rodent: YARD,
  ferret: ['rug', 'leaves', 'couch', 'meadow', 'hay'],
  bird: ['window', 'leaves'],
  tortoise: ['meadow', 'leaves', 'hay'],
};
const POSES: Record<Outline, readonly Pose[]> = {
  cat: ['sitting', 'portrait', 'lying', 'standing'],
  dog: ['sitting', 'portrait', 'standing', 'lying'],
  rabbit: ['sitting', 'lying', 'portrait'],
  rodent: ['sitting', 'portrait', 'lying'],
  ferret: ['standing', 'portrait', 'lying', 'sitting'],
  bird: ['sitting'],
  tortoise: ['standing'],
};
/** Two animals sit side by side, or the second lies before the first. */
const PAIR_POSES: readonly Pose[] = ['sitting', 'lying'];
const WORN: Partial<Record<Outline, readonly (readonly [Accessory, number])[]>> = {
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
};
const GROUND: readonly Variant[] = ['chicken', 'pigeon'];
const BARN: readonly Background[] = ['meadow', 'hay'];
const IN_BASKET: readonly Pose[] = ['sitting', 'lying'];

/** The coats that a build is drawn in, or those of the whole outline. */
export function coatNames(outline: Outline, variant?: Variant): readonly string[] {
  const series = SERIES.find((item) => item.outline === outline && item.variant === variant);
  return series?.coats ?? coats[outline].map(({ name }) => name);
}

function drawSeries({ outline, variant, single, pair }: Series, coat: string, start: number, rnd: Random): Drawing[] {
  const all = GROUND.includes(variant) ? BARN : BACKGROUNDS[outline];
  const turn = rnd.int(0, all.length - 1);
  const used = new Set<Background>();
  return Array.from({ length: single + pair }, (_, i): Drawing => {
    const isPair = i >= single;
    const poses = isPair ? PAIR_POSES : POSES[outline];
    const at = isPair ? i - single : i + start;
    const pose = poses[at % poses.length] ?? 'sitting';
    const fitting = all.filter((name) => name !== 'basket' || IN_BASKET.includes(pose));
    const places = fitting.filter((name) => !used.has(name));
    const choice = places.length === 0 ? fitting : places;
    const background = choice[(turn + i) % choice.length] ?? 'leaves';
    used.add(background);
    return {
      outline,
      variant,
      coat,
      pose,
      background,
      accessory: rnd.weighted(WORN[outline] ?? [['none', 1]]),
      pair: isPair,
      seed: i,
    };
  });
}

/** All drawings, always in the same order; a drawing is told by its place in the list. */
export function listDrawings(): Drawing[] {
  const rnd = createRandom(1, 'drawings');
  return SERIES.flatMap((series) =>
    coatNames(series.outline, series.variant).flatMap((coat, i) => drawSeries(series, coat, i, rnd)),
  );
}
