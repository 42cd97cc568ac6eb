import type { Random } from '../random';
import { bar, group, mix, oval, shape, stroke } from './svg';

export type Background = 'window' | 'meadow' | 'couch' | 'basket' | 'leaves' | 'rug' | 'hay';

/** What is behind and before the animal. */
export interface Scene {
  behind: string;
  before: string;
}

const WALLS = ['#f6e3cb', '#e3ecdd', '#f3dcd3', '#dfe8ee', '#f2e8d5', '#e8e0ee', '#fbe7b9'] as const;

const full = (colour: string): string => `<rect width="800" height="800" fill="${colour}"/>`;

function floor(colour: string, y = 600): string {
  return `<rect y="${y}" width="800" height="${800 - y}" fill="${colour}"/><rect y="${y}" width="800" height="14" fill="#ffffff" fill-opacity="0.45"/>`;
}

function plant(x: number, y: number, rnd: Random): string {
  const green = rnd.pick(['#7fa27a', '#8fae7c', '#6f9a85']);
  const leaf = (angle: number, size: number): string =>
    group(
      `rotate(${angle}) scale(${size})`,
      shape('M 0,0 C -42,-50 -36,-120 0,-160 C 36,-120 42,-50 0,0 Z', green),
      stroke('M 0,-10 V -130', mix(green, '#ffffff', 0.35), 4),
    );
  return group(
    `translate(${x} ${y})`,
    leaf(-44, 0.86),
    leaf(44, 0.86),
    leaf(-18, 1.05),
    leaf(20, 1),
    shape('M -52,-12 H 52 L 40,84 H -40 Z', '#d08a62'),
    bar(-58, -22, 116, 26, 8, '#dd9a72'),
  );
}

function windowScene(rnd: Random): Scene {
  const wall = rnd.pick(WALLS);
  const sky = rnd.pick(['#cfe6f2', '#fbe3bd', '#d9ecdf']);
  const x = rnd.pick([90, 330]);
  const curtain = mix(wall, rnd.pick(['#d97f6a', '#6f9a85', '#e0a34a']), 0.55);
  const pane =
    bar(x - 18, 62, 416, 446, 16, '#fffaf1') +
    bar(x, 80, 380, 410, 8, sky) +
    oval(x + 290, 170, 46, 46, '#fff4cf') +
    shape(`M ${x},490 V 400 Q ${x + 90},340 ${x + 190},390 T ${x + 380},380 V 490 Z`, '#a9c99a') +
    bar(x + 182, 80, 16, 410, 0, '#fffaf1') +
    bar(x, 264, 380, 14, 0, '#fffaf1') +
    bar(x - 40, 494, 460, 30, 10, '#fff6e6');
  const drape = (at: number, way: number): string =>
    shape(
      `M ${at},40 h ${way * 96} q ${way * -4},260 ${way * -50},470 h ${way * -46} Z`,
      curtain,
      'fill-opacity="0.9"',
    );
  const light = shape(
    `M ${x + 40},800 L ${x + 20},600 H ${x + 330} L ${x + 440},800 Z`,
    '#fff3cf',
    'fill-opacity="0.4"',
  );
  return {
    behind:
      full(wall) +
      pane +
      drape(x - 36, 1) +
      drape(x + 416, -1) +
      bar(x - 60, 34, 500, 16, 8, '#b98a63') +
      floor(mix('#d9b48c', wall, 0.25)) +
      light,
    before: '',
  };
}

function meadow(rnd: Random): Scene {
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

function couch(rnd: Random): Scene {
  const wall = rnd.pick(WALLS);
  const sofa = rnd.pick(['#7d9c93', '#c98468', '#8a9cb8', '#d3a553', '#a58aa8']);
  const pillow = rnd.pick(['#fbe9c8', '#f0b9a4', '#cfe0d6']);
  return {
    behind:
      full(wall) +
      bar(60, 60, 130, 160, 8, '#fffaf1') +
      shape('M 84,196 L 124,128 L 166,196 Z', '#a9c0a0') +
      oval(148, 104, 16, 16, '#f0c26a') +
      bar(40, 290, 720, 430, 70, mix(sofa, '#2a1a14', 0.1)) +
      bar(76, 318, 320, 330, 46, sofa) +
      bar(404, 318, 320, 330, 46, sofa) +
      bar(-60, 420, 150, 330, 62, mix(sofa, '#ffffff', 0.1)) +
      bar(710, 420, 150, 330, 62, mix(sofa, '#ffffff', 0.1)) +
      group(
        'rotate(12 640 500)',
        bar(560, 420, 170, 160, 38, pillow),
        stroke('M 590,460 h 110 M 590,500 h 110 M 590,540 h 110', mix(pillow, '#b0704f', 0.3), 6),
      ) +
      bar(20, 636, 760, 180, 40, mix(sofa, '#ffffff', 0.16)) +
      bar(20, 636, 760, 22, 11, '#ffffff', 'fill-opacity="0.18"'),
    before: '',
  };
}

function basket(rnd: Random): Scene {
  const wall = rnd.pick(WALLS);
  const cloth = rnd.pick(['#e48f7c', '#7fa9a0', '#efc15f', '#a7b7d8']);
  const weave = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 15 }, (_unused, i) =>
      bar(62 + i * 48 + (row % 2) * 22 - 20, 652 + row * 36, 42, 28, 13, row % 2 === 0 ? '#d8a56b' : '#c9935a'),
    ).join(''),
  ).join('');
  return {
    behind:
      full(wall) +
      floor(mix('#d9b48c', wall, 0.3), 560) +
      plant(rnd.pick([90, 706]), 500, rnd) +
      oval(400, 640, 366, 96, '#a8743f') +
      oval(400, 650, 330, 76, mix(cloth, '#2a1a14', 0.12)),
    before:
      `<clipPath id="bk"><path d="M 36,640 Q 400,720 764,640 L 722,790 Q 400,826 78,790 Z"/></clipPath><g clip-path="url(#bk)">${full('#b57e48')}${weave}</g>` +
      shape('M 20,628 Q 400,722 780,628 L 774,668 Q 400,760 26,668 Z', cloth) +
      stroke('M 24,648 Q 400,742 776,648', mix(cloth, '#ffffff', 0.5), 5, 'stroke-dasharray="20 18"'),
  };
}

function leaves(rnd: Random): Scene {
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

function rug(rnd: Random): Scene {
  const wall = rnd.pick(WALLS);
  const colour = rnd.pick(['#d98b70', '#7f9fa8', '#dcae5a', '#93a57a']);
  const frame = (x: number, y: number, w: number, h: number, tint: string): string =>
    bar(x, y, w, h, 8, '#b98a63') +
    bar(x + 12, y + 12, w - 24, h - 24, 4, tint) +
    oval(x + w / 2, y + h / 2, w * 0.2, w * 0.2, mix(tint, '#c96f52', 0.4));
  const paw = (x: number, y: number): string =>
    oval(x, y, 15, 13, '#ffffff', 'fill-opacity="0.5"') +
    [-15, 0, 15].map((d) => oval(x + d, y - 18 + Math.abs(d) * 0.3, 5.5, 7, '#ffffff', 'fill-opacity="0.5"')).join('');
  return {
    behind:
      full(wall) +
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => bar(i * 104 + 36, 0, 34, 600, 0, mix(wall, '#ffffff', 0.3))).join('') +
      frame(70, 90, 130, 160, '#e8eee2') +
      frame(610, 120, 120, 120, '#f5e3cf') +
      floor(mix('#d3a67c', wall, 0.2)) +
      plant(rnd.pick([82, 720]), 520, rnd) +
      oval(400, 706, 372, 84, mix(colour, '#2a1a14', 0.12)) +
      oval(400, 698, 366, 80, colour) +
      oval(400, 698, 318, 64, mix(colour, '#ffffff', 0.28)) +
      paw(120, 702) +
      paw(690, 702),
    before: '',
  };
}

function hay(rnd: Random): Scene {
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
