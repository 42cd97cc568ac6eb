import { createRandom, type Random } from '../random';
import { type Accessory, drawToy, drawWorn } from './accessory';
import { type Background, drawBackground } from './background';
import { type BirdBuild, drawBird } from './bird';
import { type Body, type Build, drawBody, type Pose } from './body';
import { type Coat, coats, type Outline } from './coats';
import { catHead, type DogBuild, dogHead, type Head, type RodentBuild, rabbitHead, rodentHead } from './face';
import { group, oval } from './svg';
import { drawTortoise } from './tortoise';

export type Variant = 'short' | 'fluffy' | DogBuild | 'upright' | 'lop' | RodentBuild | BirdBuild | 'land';

/** Everything that decides one drawing; the same values always give the same SVG text. */
export interface Drawing {
  outline: Outline;
  variant: Variant;
  /** Name of a coat of the outline (`coats`). */
  coat: string;
  pose: Pose;
  background: Background;
  accessory: Accessory;
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
  rat: { tail: 'thin', slim: false, low: true },
  chinchilla: { tail: 'none', slim: false, low: true },
};

function findCoat(drawing: Drawing): Coat {
  const list: readonly Coat[] = coats[drawing.outline];
  const found = list.find((coat) => coat.name === drawing.coat) ?? list[0];
  if (found === undefined) {
    throw new Error(`no coats for ${drawing.outline}`);
  }
  return found;
}

function drawHead(drawing: Drawing, coat: Coat, rnd: Random): Head {
  switch (drawing.outline) {
    case 'dog':
      return dogHead(coat, rnd, drawing.variant as DogBuild, 'f');
    case 'rabbit':
      return rabbitHead(coat, rnd, drawing.variant === 'lop', 'f');
    case 'rodent':
      return rodentHead(coat, rnd, drawing.variant as RodentBuild, 'f');
    default:
      return catHead(coat, rnd, drawing.variant === 'fluffy', 'f');
  }
}

function shadow(x: number, width: number): string {
  return width === 0 ? '' : oval(x, 714, width, 24, '#4a2f1e', 'opacity="0.2"');
}

function place(body: Body, head: Head, worn: string, tilt: number): string {
  const { x, y, scale } = body.head;
  const at = `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`;
  return shadow(body.ground.x, body.ground.w) + body.behind + body.front + worn + group(at, head.behind, head.front);
}

function animal(drawing: Drawing, rnd: Random): string {
  const coat = findCoat(drawing);
  if (drawing.outline === 'bird') {
    const bird = drawBird(drawing.variant as BirdBuild, coat);
    return shadow(400, bird.ground ? 170 : 0) + bird.parts;
  }
  if (drawing.outline === 'tortoise') {
    return shadow(450, 320) + drawTortoise(coat);
  }
  const build = BUILDS[drawing.variant] ?? { tail: 'cat', slim: false, low: false };
  const body = drawBody(drawing.pose, coat, build, rnd);
  return place(body, drawHead(drawing, coat, rnd), drawWorn(drawing.accessory, body, rnd), rnd.between(-5, 5));
}

/** SVG text of one drawing, 800 × 800. */
export function drawAnimal(drawing: Drawing): string {
  const rnd = createRandom(drawing.seed, `${drawing.outline}/${drawing.variant}/${drawing.coat}`);
  const scene = drawBackground(drawing.background, rnd);
  const lift =
    drawing.background === 'basket' && drawing.pose !== 'portrait'
      ? -40
      : drawing.background === 'couch' && drawing.pose !== 'portrait'
        ? -10
        : 0;
  const figure = group(`translate(0 ${lift})`, animal(drawing, rnd));
  const toy = drawing.pose === 'portrait' || scene.before !== '' ? '' : drawToy(drawing.accessory, rnd);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${scene.behind}${figure}${toy}${scene.before}</svg>`;
}
