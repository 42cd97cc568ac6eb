import type { Coat } from './coats';
import { partColours } from './patterns';
import { brightness, mix, oval, stroke } from './svg';

export type Tail = 'cat' | 'plume' | 'wag' | 'bun' | 'thin' | 'whip' | 'none';

/** A thick tail along a line, its end in the coat's own colour. */
export function tailLine(d: string, coat: Coat, width: number, tipAt: string): string {
  const rim = brightness(coat.base) > 0.8 ? stroke(d, mix(coat.base, coat.line, 0.45), width + 8) : '';
  const whole = coat.pattern === 'points' ? mix(coat.base, coat.dark, 0.75) : coat.base;
  return rim + stroke(d, whole, width) + stroke(tipAt, partColours(coat).tip, width);
}

/** The tail of a build, from the rump at (x, y). */
export function drawTail(kind: Tail, coat: Coat, x: number, y: number): string {
  switch (kind) {
    case 'cat':
      return tailLine(
        `M ${x - 40},${y} C ${x + 70},${y + 20} ${x + 110},${y - 60} ${x + 86},${y - 150}`,
        coat,
        44,
        `M ${x + 92},${y - 118} Q ${x + 92},${y - 134} ${x + 86},${y - 150}`,
      );
    case 'plume':
      return tailLine(
        `M ${x - 40},${y - 6} C ${x + 80},${y + 16} ${x + 104},${y - 60} ${x + 84},${y - 140}`,
        coat,
        70,
        `M ${x + 92},${y - 124} L ${x + 85},${y - 142}`,
      );
    case 'wag':
      return tailLine(
        `M ${x - 30},${y - 10} C ${x + 40},${y - 10} ${x + 80},${y - 60} ${x + 92},${y - 128}`,
        coat,
        32,
        `M ${x + 86},${y - 104} L ${x + 92},${y - 128}`,
      );
    case 'bun':
      return oval(x + 14, y - 24, 46, 44, mix(coat.light, '#ffffff', 0.4));
    case 'thin':
      return stroke(
        `M ${x - 40},${y + 26} C ${x + 60},${y + 50} ${x + 120},${y + 20} ${x + 96},${y - 60}`,
        mix(coat.inner, '#d9a59a', 0.4),
        15,
      );
    case 'whip':
      return stroke(
        `M ${x - 60},${y + 40} C ${x + 40},${y + 70} ${x + 150},${y + 60} ${x + 130},${y - 20} C ${x + 116},${y - 70} ${x + 60},${y - 70} ${x + 50},${y - 110}`,
        mix(coat.inner, '#d9a59a', 0.4),
        19,
      );
    case 'none':
      return '';
  }
}
