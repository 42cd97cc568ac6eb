import type { Random } from '../random';
import { hay, leaves, meadow } from './country-scenes';
import { basket, couch, rug, windowScene } from './home-scenes';
import type { Scene } from './scene';

export type Background = 'window' | 'meadow' | 'couch' | 'basket' | 'leaves' | 'rug' | 'hay';

const SCENES: Record<Background, (rnd: Random) => Scene> = {
  window: windowScene,
  meadow,
  couch,
  basket,
  leaves,
  rug,
  hay,
};

/** One of the seven places where animals are drawn. */
export function drawBackground(name: Background, rnd: Random): Scene {
  return SCENES[name](rnd);
}
