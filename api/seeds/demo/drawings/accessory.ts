import type { Random } from '../random';
import type { Body } from './body-parts';
import { clipped, group, mix, oval, shape, stroke } from './svg';

export type Accessory = 'none' | 'collar' | 'bandana' | 'ball' | 'bow';

const COLOURS = ['#d9564e', '#3f8f7f', '#4f7fb5', '#e0a033', '#8a68a8'] as const;

/** What an animal wears goes between its body and its head. */
export function drawWorn(accessory: Accessory, body: Body, rnd: Random): string {
  const colour = rnd.pick(COLOURS);
  const { x, y, w } = body.neck;
  const s = w / 92;
  if (accessory === 'collar') {
    const band = `M ${-w},-14 Q 0,${34 * s} ${w},-14`;
    return group(
      `translate(${x} ${y})`,
      stroke(band, colour, 24 * s),
      stroke(band, mix(colour, '#ffffff', 0.4), 4, 'stroke-dasharray="2 14"'),
      oval(0, 36 * s, 17 * s, 18 * s, '#f0c24f'),
      oval(0, 36 * s, 8 * s, 9 * s, '#d9a233'),
    );
  }
  if (accessory === 'bandana') {
    const dots = [
      [-30, 26],
      [28, 30],
      [0, 62],
      [-2, 20],
      [-58, 10],
      [56, 10],
    ]
      .map(([dx = 0, dy = 0]) => oval(dx * s, dy * s, 7 * s, 7 * s, '#fff6e6'))
      .join('');
    const cloth = `M ${-w - 6},-20 Q 0,${22 * s} ${w + 6},-20 Q ${w * 0.6},${50 * s} 0,${112 * s} Q ${-w * 0.6},${50 * s} ${-w - 6},-20 Z`;
    return group(
      `translate(${x} ${y})`,
      shape(cloth, colour),
      clipped('bd', cloth, dots),
      stroke(`M ${-w - 4},-18 Q 0,${24 * s} ${w + 4},-18`, mix(colour, '#2a1a14', 0.18), 9),
    );
  }
  if (accessory === 'bow') {
    return group(
      `translate(${x} ${y + 14 * s}) scale(${s})`,
      shape('M 0,0 C -26,-34 -76,-42 -80,-8 C -78,30 -30,30 0,4 Z', colour),
      shape('M 0,0 C 26,-34 76,-42 80,-8 C 78,30 30,30 0,4 Z', colour),
      oval(0, 0, 18, 16, mix(colour, '#2a1a14', 0.2)),
    );
  }
  return '';
}

/** A toy on the floor beside the animal. */
export function drawToy(accessory: Accessory, rnd: Random): string {
  if (accessory !== 'ball') {
    return '';
  }
  const colour = rnd.pick(COLOURS);
  const x = rnd.pick([96, 704]);
  return (
    oval(x, 746, 62, 12, '#4a2f1e', 'fill-opacity="0.18"') +
    oval(x, 692, 58, 58, colour) +
    stroke(`M ${x - 50},664 Q ${x},712 ${x + 50},664 M ${x - 50},720 Q ${x},680 ${x + 50},720`, '#fff6e6', 9) +
    oval(x - 20, 664, 12, 9, '#ffffff', 'fill-opacity="0.6"')
  );
}
