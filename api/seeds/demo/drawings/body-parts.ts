import type { Coat } from './coats';
import { brightness, oval, stroke } from './svg';
import type { Tail } from './tail';

/** What a body is made of; `slim` gives longer legs, `low` a body close to the ground, `long` short legs under a long back. */
export interface Build {
  tail: Tail;
  slim: boolean;
  low: boolean;
  long?: boolean;
}

/** A body without head, on the 800 × 800 canvas, and where its head and collar belong. */
export interface Body {
  behind: string;
  front: string;
  head: { x: number; y: number; scale: number };
  /** Centre and half width of the neck, for collars. */
  neck: { x: number; y: number; w: number };
  /** Centre and half width of the shadow. */
  ground: { x: number; w: number };
}

export const isLight = (coat: Coat): boolean => brightness(coat.base) > 0.8;

/** Thin outline of light coats, so that they stand out from light walls. */
export function edge(coat: Coat): string {
  return isLight(coat) ? `stroke="${coat.line}" stroke-opacity="0.45" stroke-width="5"` : '';
}

/** Shadow of the head on the chest. */
export function chin(coat: Coat, x: number, y: number, scale: number): string {
  return oval(x, y + 44 * scale, 132 * scale, 112 * scale, '#2a1a14', `fill-opacity="${isLight(coat) ? 0.07 : 0.13}"`);
}

export const toes = (x: number, y: number, coat: Coat): string =>
  stroke(`M ${x - 13},${y + 2} v 13 M ${x + 13},${y + 2} v 13`, coat.line, 4, 'stroke-opacity="0.75"');
