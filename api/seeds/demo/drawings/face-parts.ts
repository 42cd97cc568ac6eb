import type { Coat } from './coats';
import { both, brightness, mix, oval, stroke } from './svg';

/** A drawn head around (0, 0), about 300 units wide; `behind` (ears, mane) goes under it. */
export interface Head {
  behind: string;
  front: string;
}

const INK = '#2a2022';

/** Thin outline of light faces. */
export function rimOf(coat: Coat): string {
  return brightness(coat.base) > 0.8 ? `stroke="${coat.line}" stroke-opacity="0.4" stroke-width="4"` : '';
}

/** A big friendly eye; the pupil is round and wide, two highlights. */
function eye(x: number, y: number, rx: number, ry: number, colour: string, pupil: number, rim: string): string {
  return (
    oval(x, y, rx + 4, ry + 4, rim) +
    oval(x, y, rx, ry, colour) +
    oval(x, y + 1, rx * pupil, ry * Math.min(0.92, pupil + 0.1), INK) +
    oval(x - rx * 0.26, y - ry * 0.34, rx * 0.3, ry * 0.28, '#ffffff') +
    oval(x + rx * 0.28, y + ry * 0.34, rx * 0.14, ry * 0.13, '#ffffff', 'fill-opacity="0.85"')
  );
}

/** Both eyes: `dx` from the middle, at height `y`; `pupil` is its share of the eye. */
export function eyes(dx: number, y: number, rx: number, ry: number, coat: Coat, pupil: number): string {
  const rim = brightness(coat.base) < 0.35 ? mix(coat.base, '#000000', 0.35) : mix(coat.base, '#3a241a', 0.62);
  return eye(-dx, y, rx, ry, coat.eye, pupil, rim) + eye(dx, y, rx, ry, coat.eye, pupil, rim);
}

/** A mouth below the nose, `width` to either side. */
export function mouth(y: number, width: number, colour: string): string {
  return stroke(
    `M 0,${y} V ${y + 12} M ${-width},${y + 14} Q ${-width * 0.5},${y + 32} 0,${y + 12} Q ${width * 0.5},${y + 32} ${width},${y + 14}`,
    colour,
    5,
  );
}

/** Pink cheeks, `dx` from the middle. */
export function blush(dx: number, y: number): string {
  return both(oval(dx, y, 25, 15, '#f0907f', 'fill-opacity="0.3"'));
}
