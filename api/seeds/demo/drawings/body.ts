import type { Random } from '../random';
import type { Body, Build } from './body-parts';
import type { Coat } from './coats';
import { crouching, portrait, sitting } from './front-poses';
import { lying, standing, stretched } from './profile-poses';

export type Pose = 'sitting' | 'lying' | 'standing' | 'portrait';

/** The body of an animal in a pose; small animals crouch where larger ones sit or stand. */
export function drawBody(pose: Pose, coat: Coat, build: Build, rnd: Random): Body {
  if (pose === 'portrait') {
    return portrait(coat, build, rnd);
  }
  if (pose === 'lying') {
    return lying(coat, build, rnd);
  }
  if (build.low) {
    return crouching(coat, build, rnd);
  }
  if (pose === 'sitting') {
    return sitting(coat, build, rnd);
  }
  return build.long ? stretched(coat, build, rnd) : standing(coat, build, rnd);
}
