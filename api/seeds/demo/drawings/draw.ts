import { createRandom, type Random } from '../random';
import { type Accessory, drawToy, drawWorn } from './accessory';
import { type Background, drawBackground } from './background';
import { type BirdBuild, drawBird, drawPerch } from './bird';
import { drawBody, type Pose } from './body';
import type { Body, Build } from './body-parts';
import { type Coat, coats, type Outline } from './coats';
import { type DogBuild, dogHead } from './dog-head';
import { catHead, rabbitHead } from './face';
import type { Head } from './face-parts';
import { ferretHead, type RodentBuild, rodentHead } from './small-face';
import { group, oval } from './svg';
import { drawTortoise } from './tortoise';

export type Variant = 'short' | 'fluffy' | DogBuild | 'upright' | 'lop' | RodentBuild | 'ferret' | BirdBuild | 'land';

/** Everything that decides one drawing; the same values always give the same SVG text. */
export interface Drawing {
  outline: Outline;
  variant: Variant;
  /** Name of a coat of the outline (`coats`). */
  coat: string;
  pose: Pose;
  background: Background;
  accessory: Accessory;
  /** Two animals together, for couples. */
  pair: boolean;
  seed: number;
}

const BUILDS: Partial<Record<Variant, Build>> = {
  short: { tail: 'cat', slim: false, low: false },
  fluffy: { tail: 'plume', slim: false, low: false },
  floppy: { tail: 'wag', slim: true, low: false },
  long: { tail: 'wag', slim: true, low: false },
  prick: { tail: 'plume', slim: true, low: false },
  tiny: { tail: 'wag', slim: true, low: false },
  folded: { tail: 'wag', slim: true, low: false },
  bull: { tail: 'wag', slim: false, low: false },
  upright: { tail: 'bun', slim: false, low: true },
  lop: { tail: 'bun', slim: false, low: true },
  cavia: { tail: 'none', slim: false, low: true },
  hamster: { tail: 'none', slim: false, low: true },
  rat: { tail: 'whip', slim: false, low: true },
  mouse: { tail: 'thin', slim: false, low: true },
  chinchilla: { tail: 'none', slim: false, low: true },
  ferret: { tail: 'plume', slim: true, low: false, long: true },
};

function findCoat(drawing: Drawing): Coat {
  const list: readonly Coat[] = coats[drawing.outline];
  const found = list.find((coat) => coat.name === drawing.coat) ?? list[0];
  if (found === undefined) {
    throw new Error(`no coats for ${drawing.outline}`);
  }
  return found;
}

/** Random numbers of a coat's markings: equal in every drawing of it, so that all photos of an animal show the same spots. */
const markings = ({ variant, coat }: Drawing, part: string): Random => createRandom(1, `${variant}/${coat}/${part}`);

function drawHead(drawing: Drawing, coat: Coat, isPanting: boolean): Head {
  const marks = markings(drawing, 'face');
  switch (drawing.outline) {
    case 'dog':
      return dogHead(coat, marks, drawing.variant as DogBuild, isPanting, 'f');
    case 'rabbit':
      return rabbitHead(coat, marks, drawing.variant === 'lop', 'f');
    case 'rodent':
      return rodentHead(coat, marks, drawing.variant as RodentBuild, 'f');
    case 'ferret':
      return ferretHead(coat, 'f');
    default:
      return catHead(coat, marks, drawing.variant === 'fluffy', 'f');
  }
}

function shadow(x: number, width: number): string {
  return width === 0 ? '' : oval(x, 714, width, 24, '#4a2f1e', 'fill-opacity="0.2"');
}

function place(body: Body, head: Head, worn: string, tilt: number): string {
  const { x, y, scale } = body.head;
  const at = `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`;
  return shadow(body.ground.x, body.ground.w) + body.behind + body.front + worn + group(at, head.behind, head.front);
}

/** Birds and tortoises have one pose: every second drawing shows it mirrored, and a bird leans a little. */
function turned({ seed }: Drawing, tilt: number): (part: string) => string {
  return (part) => group(`${seed % 2 === 1 ? 'translate(800 0) scale(-1 1) ' : ''}rotate(${tilt} 400 660)`, part);
}

/** A figure in two layers: what is behind the branch of a bird, and the rest. */
interface Figure {
  tail: string;
  front: string;
}

function drawFigure(drawing: Drawing, pose: Pose, rnd: Random): Figure {
  const coat = findCoat(drawing);
  if (drawing.outline === 'bird') {
    const bird = drawBird(drawing.variant as BirdBuild, coat);
    const turn = turned(drawing, Math.round(rnd.between(-6, 6)));
    return bird.perches
      ? { tail: turn(bird.tail), front: turn(bird.front) }
      : { tail: '', front: shadow(400, 170) + turn(bird.tail + bird.front) };
  }
  if (drawing.outline === 'tortoise') {
    return { tail: '', front: turned(drawing, 0)(shadow(450, 320) + drawTortoise(coat)) };
  }
  const build = BUILDS[drawing.variant] ?? { tail: 'cat', slim: false, low: false };
  const body = drawBody(pose, coat, build, markings(drawing, 'body'));
  const head = drawHead(drawing, coat, rnd.chance(0.45));
  return { tail: '', front: place(body, head, drawWorn(drawing.accessory, body, rnd), rnd.between(-5, 5)) };
}

/** Where the two of a couple are: the first looks to the left; lying, it is before the second. */
const PAIR_PLACES: Record<'besides' | 'before', readonly [string, string]> = {
  besides: ['translate(556 178) scale(-0.76 0.76)', 'translate(272 221) scale(0.7)'],
  before: ['translate(42 242) scale(0.7)', 'translate(256 176) scale(0.72)'],
};

/** Makes the ids of another figure its own. */
const renamed = (part: string, name: string): string =>
  part.replaceAll('id="', `id="${name}-`).replaceAll('url(#', `url(#${name}-`);

function drawPair(drawing: Drawing, rnd: Random): Figure {
  const before = drawing.pose === 'lying';
  const [first, second] = PAIR_PLACES[before ? 'before' : 'besides'];
  const one = drawFigure(drawing, drawing.pose, rnd);
  const two = drawFigure(drawing, 'sitting', rnd);
  return {
    tail: one.tail === '' ? '' : group(first, one.tail) + group(second, two.tail),
    front: group(second, renamed(two.front, 'second')) + group(first, one.front),
  };
}

function liftOf({ background, pose, pair }: Drawing): number {
  if (pose === 'portrait') {
    return 0;
  }
  return background === 'basket' ? -40 : background === 'couch' && !pair ? -10 : 0;
}

/** One animal of an illustration and where it stands: `x` and `y` of its drawing's corner, `scale` of its 800 × 800. */
export interface Placed extends Pick<Drawing, 'outline' | 'variant' | 'coat' | 'pose' | 'accessory' | 'seed'> {
  x: number;
  y: number;
  scale: number;
}

/** SVG text of animals together without a background, in front of each other in the order given: a picture of the portal's own pages. */
export function drawTogether(animals: readonly Placed[], width: number, height: number): string {
  const figures = animals.map(({ x, y, scale, ...animal }, i) => {
    const drawing: Drawing = { ...animal, background: 'leaves', pair: false };
    const rnd = createRandom(drawing.seed, `${drawing.outline}/${drawing.variant}/${drawing.coat}`);
    const { front } = drawFigure(drawing, drawing.pose, rnd);
    return group(`translate(${x} ${y}) scale(${scale})`, renamed(front, `a${i}`));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${figures.join('')}</svg>`;
}

/** SVG text of one drawing, 800 × 800. */
export function drawAnimal(drawing: Drawing): string {
  const rnd = createRandom(drawing.seed, `${drawing.outline}/${drawing.variant}/${drawing.coat}`);
  const scene = drawBackground(drawing.background, rnd);
  const { tail, front } = drawing.pair ? drawPair(drawing, rnd) : drawFigure(drawing, drawing.pose, rnd);
  const perch = tail === '' ? '' : drawPerch();
  const figure = group(`translate(0 ${liftOf(drawing)})`, tail, perch, front);
  const toy = drawing.pose === 'portrait' || scene.before !== '' ? '' : drawToy(drawing.accessory, rnd);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${scene.behind}${figure}${toy}${scene.before}</svg>`;
}
