import type { Random } from '../random';
import { full, type Scene } from './scene';
import { bar, group, mix, oval, shape, stroke } from './svg';

/** In a meadow with flowers. */
export function meadow(rnd: Random): Scene {
  const sky = rnd.pick(['#d6ecf3', '#fdeccb', '#e5eff5']);
  const cloud = (x: number, y: number, s: number): string =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      oval(0, 0, 70, 34, '#ffffff', 'fill-opacity="0.85"'),
      oval(50, 12, 60, 26, '#ffffff', 'fill-opacity="0.85"'),
      oval(-54, 12, 52, 24, '#ffffff', 'fill-opacity="0.85"'),
    );
  const tuft = (x: number, y: number): string =>
    stroke(`M ${x},${y} q -8,-26 -18,-34 M ${x},${y} v -42 M ${x},${y} q 8,-26 18,-34`, '#7fa65c', 7);
  const flower = (x: number, y: number, colour: string): string =>
    stroke(`M ${x},${y} v 34`, '#7fa65c', 5) +
    [0, 72, 144, 216, 288]
      .map((a) => group(`translate(${x} ${y}) rotate(${a})`, oval(0, -13, 8, 12, colour)))
      .join('') +
    oval(x, y, 7, 7, '#f7c948');
  const colours = ['#fffdf6', '#f3a6a0', '#b9a0dd', '#ffd97a'] as const;
  const flowers = Array.from({ length: 7 }, (_, i) =>
    flower(40 + i * 118 + rnd.int(-24, 24), rnd.int(620, 690), rnd.pick(colours)),
  ).join('');
  return {
    behind:
      full(sky) +
      oval(rnd.pick([140, 660]), 150, 70, 70, '#ffe9a8') +
      cloud(rnd.int(120, 300), rnd.int(90, 200), 1) +
      cloud(rnd.int(500, 700), rnd.int(80, 240), 0.8) +
      shape('M 0,520 Q 180,400 400,480 T 800,440 V 800 H 0 Z', '#c3d9a4') +
      shape('M 0,600 Q 260,520 520,580 T 800,560 V 800 H 0 Z', '#aecb8a') +
      flowers,
    before: [40, 130, 690, 764].map((x) => tuft(x, rnd.int(752, 790))).join(''),
  };
}

/** Between sprigs of leaves. */
export function leaves(rnd: Random): Scene {
  const tint = rnd.pick(['#f4dfc4', '#dfe9d6', '#f5d9cf', '#d8e6ea', '#efe4f0', '#f9e6b5']);
  const deep = mix(tint, rnd.pick(['#6f9a6f', '#c9835f', '#7c93b5']), 0.28);
  const sprig = (x: number, y: number, angle: number, size: number): string =>
    group(
      `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
      stroke('M 0,0 Q 10,-120 0,-250', deep, 7),
      ...[0, 1, 2, 3].map(
        (i) =>
          shape(`M 2,${-40 - i * 52} q 30,-52 74,-50 q -8,44 -74,50 Z`, deep) +
          shape(`M 2,${-60 - i * 52} q -30,-52 -74,-50 q 8,44 74,50 Z`, deep),
      ),
    );
  return {
    behind:
      full(tint) +
      oval(400, 420, 330, 330, mix(tint, '#ffffff', 0.5)) +
      sprig(96, 560, -14, 1.1) +
      sprig(704, 560, 14, 1.1) +
      sprig(70, 240, -30, 0.6) +
      sprig(730, 240, 30, 0.6) +
      shape('M 0,640 Q 400,590 800,640 V 800 H 0 Z', mix(tint, deep, 0.45)),
    before: '',
  };
}

/** In a barn, on hay. */
export function hay(rnd: Random): Scene {
  const wall = rnd.pick(['#e9d9bd', '#dfe6d2', '#ecd9c8', '#d9e4e6']);
  const straw = (x: number, y: number): string =>
    stroke(`M ${x},${y} l ${rnd.int(-46, 46)},${rnd.int(-26, 6)}`, rnd.pick(['#d9b04f', '#edcf7d', '#c99c3d']), 6);
  const heap = (count: number, top: number): string =>
    Array.from({ length: count }, (_, i) => straw((i * 800) / count + rnd.int(-14, 14), rnd.int(top, 800))).join('');
  return {
    behind:
      full(wall) +
      [0, 1, 2, 3, 4]
        .map((i) => bar(i * 168 - 8, 0, 150, 620, 0, mix(wall, '#b08a5a', i % 2 === 0 ? 0.2 : 0.28)))
        .join('') +
      bar(0, 150, 800, 40, 0, mix(wall, '#8a643c', 0.4)) +
      shape('M 0,600 Q 200,540 400,585 T 800,570 V 800 H 0 Z', '#e6c468') +
      heap(46, 610),
    before:
      heap(26, 742) +
      group(
        'translate(676 720) rotate(-24)',
        shape('M 0,0 C 26,-34 100,-24 140,6 C 96,24 30,34 0,0 Z', '#ec8a3f'),
        stroke('M 2,-2 q -34,-26 -44,-8 M 0,2 q -36,4 -40,20', '#7fa65c', 9),
      ),
  };
}
