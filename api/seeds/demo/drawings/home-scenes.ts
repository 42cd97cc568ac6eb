import type { Random } from '../random';
import { floor, full, type Scene, WALLS } from './scene';
import { bar, group, mix, oval, shape, stroke } from './svg';

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

/** Before a window with a curtain on either side. */
export function windowScene(rnd: Random): Scene {
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

/** On a couch. */
export function couch(rnd: Random): Scene {
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

/** In a basket. */
export function basket(rnd: Random): Scene {
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

/** On a rug, with pictures on the wall. */
export function rug(rnd: Random): Scene {
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
