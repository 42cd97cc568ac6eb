import type { Random } from '../random';
import type { Coat } from './coats';
import { both, mix, oval, shape, stroke } from './svg';

/** Where a pattern is laid: the frame of a body outline. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A soft, slightly irregular patch. */
function blob(rnd: Random, cx: number, cy: number, r: number, fill: string): string {
  const points = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2;
    const reach = r * rnd.between(0.78, 1.18);
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
  });
  const at = (i: number): readonly [number, number] => points[i % 7] ?? [cx, cy];
  const middle = (i: number): string =>
    `${Math.round((at(i)[0] + at(i + 1)[0]) / 2)},${Math.round((at(i)[1] + at(i + 1)[1]) / 2)}`;
  const d = points.map((p, i) => `Q ${Math.round(p[0])},${Math.round(p[1])} ${middle(i)}`).join(' ');
  return shape(`M ${middle(6)} ${d} Z`, fill);
}

function patches(rnd: Random, frame: Frame, colours: readonly string[], count: number, size: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = frame.x + frame.w * ((i + rnd.between(0.1, 0.9)) / count);
    const y = frame.y + frame.h * rnd.between(0.05, 0.85);
    return blob(rnd, x, y, frame.w * size * rnd.between(0.7, 1.2), colours[i % colours.length] ?? '');
  }).join('');
}

function stripes(frame: Frame, colour: string, count: number, width: number): string {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const y = frame.y + frame.h * (0.1 + 0.72 * t);
    const reach = frame.w * (0.2 + 0.05 * (i % 2));
    const left = `M ${frame.x - 12},${y - 14} Q ${frame.x + reach * 0.6},${y - 2} ${frame.x + reach},${y + 18}`;
    const far = frame.x + frame.w;
    const right = `M ${far + 12},${y - 14} Q ${far - reach * 0.6},${y - 2} ${far - reach},${y + 18}`;
    return stroke(left, colour, width) + stroke(right, colour, width);
  }).join('');
}

function backStripes(frame: Frame, colour: string, count: number, width: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = frame.x + frame.w * (0.16 + (0.74 * i) / (count - 1));
    const deep = frame.h * (0.36 + 0.12 * (i % 2));
    return stroke(
      `M ${x},${frame.y - 10} Q ${x + 20},${frame.y + deep * 0.5} ${x + 6},${frame.y + deep}`,
      colour,
      width,
    );
  }).join('');
}

/** Pattern of a body; `side` is true when the back is the upper edge of the frame. */
export function bodyPattern(coat: Coat, rnd: Random, frame: Frame, side: boolean): string {
  const { x, y, w, h } = frame;
  const belly = side
    ? oval(x + w / 2, y + h * 1.1, w * 0.4, h * 0.3, coat.light)
    : oval(x + w / 2, y + h * 0.62, w * 0.26, h * 0.5, coat.light);
  const bib = side
    ? oval(x + w * 0.02, y + h * 0.7, w * 0.26, h * 0.6, coat.light) + belly
    : oval(x + w / 2, y + h * 0.34, w * 0.25, h * 0.5, coat.light);
  switch (coat.pattern) {
    case 'solid':
    case 'ring':
      return side ? '' : belly.replace('/>', 'fill-opacity="0.55"/>');
    case 'bib':
      return bib;
    case 'tabby':
      return belly + (side ? backStripes(frame, coat.dark, 7, 17) : stripes(frame, coat.dark, 5, 17));
    case 'brindle':
      return (side ? backStripes(frame, coat.dark, 13, 7) : stripes(frame, coat.dark, 11, 7)) + (side ? '' : bib);
    case 'tortie':
      return patches(rnd, frame, [coat.dark, coat.second, coat.dark], 7, 0.13);
    case 'patches':
      return patches(rnd, frame, [coat.dark, coat.second], 4, 0.2);
    case 'merle':
      return patches(rnd, frame, [coat.dark], 9, 0.08) + bib;
    case 'points':
      return side ? '' : belly.replace('/>', 'fill-opacity="0.6"/>');
    case 'tan':
      return oval(x + w * (side ? 0.04 : 0.5), y + h * (side ? 0.6 : 0.26), w * 0.17, h * 0.2, coat.light);
    case 'tricolour':
      return side
        ? oval(x + w * 0.62, y + h * 0.2, w * 0.42, h * 0.5, coat.dark) +
            oval(x + w * 0.95, y + h * 0.5, w * 0.2, h * 0.5, coat.second)
        : oval(x, y + h * 0.45, w * 0.28, h * 0.5, coat.dark) + oval(x + w, y + h * 0.45, w * 0.28, h * 0.5, coat.dark);
    case 'agouti':
      return belly + (side ? oval(x + w * 0.55, y, w * 0.5, h * 0.26, coat.dark, 'fill-opacity="0.3"') : '');
    case 'dutch':
      return side
        ? shape(`M ${x - 20},${y - 20} h ${w * 0.45} q 30,${h / 2} 0,${h + 40} h ${-w * 0.45} Z`, coat.light)
        : shape(`M ${x - 20},${y - 20} h ${w + 40} v ${h * 0.5} q ${-w / 2 - 20},40 ${-w - 40},0 Z`, coat.light);
  }
}

/** The patch on the left or right thigh of an animal that sits towards us. */
export function thighPatch(coat: Coat, x: number, y: number): string {
  const isLeft = x < 400;
  if (coat.pattern !== 'patches' && coat.pattern !== 'tortie') {
    return '';
  }
  return isLeft ? oval(x - 16, y - 20, 46, 48, coat.dark) : oval(x + 14, y + 18, 48, 40, coat.second);
}

/** Pattern of a face, around (0, 0) with a half width of about 150. */
export function facePattern(coat: Coat, rnd: Random): string {
  const blaze = (width: number): string =>
    shape(
      `M ${-width * 0.3},-150 C ${-width * 0.5},-60 -70,20 -96,140 L 96,140 C 70,20 ${width * 0.5},-60 ${width * 0.3},-150 Z`,
      coat.light,
    );
  switch (coat.pattern) {
    case 'tabby':
      return (
        both(
          stroke('M 24,-128 Q 20,-96 30,-72', coat.dark, 13) +
            stroke('M 66,-118 Q 56,-94 62,-72', coat.dark, 11) +
            stroke('M 158,4 Q 128,2 108,12', coat.dark, 11) +
            stroke('M 158,42 Q 130,36 112,40', coat.dark, 10),
        ) + stroke('M 0,-134 V -92', coat.dark, 12)
      );
    case 'bib':
      return blaze(44);
    case 'tortie':
      return (
        blob(rnd, -80, -60, 62, coat.dark) +
        blob(rnd, 86, 44, 52, coat.dark) +
        blob(rnd, 30, -90, 26, coat.second) +
        blob(rnd, -96, 60, 28, coat.second)
      );
    case 'patches':
      return blob(rnd, -96, -66, 88, coat.dark) + blob(rnd, 100, -62, 86, coat.second);
    case 'points':
      return (
        oval(0, 62, 92, 96, coat.dark, 'fill-opacity="0.85"') + oval(0, 30, 70, 80, coat.dark, 'fill-opacity="0.5"')
      );
    case 'brindle':
      return both(
        stroke('M 30,-130 Q 24,-100 34,-78', coat.dark, 7) +
          stroke('M 62,-120 Q 52,-96 60,-74', coat.dark, 7) +
          stroke('M 150,-10 Q 124,-4 110,8', coat.dark, 7) +
          stroke('M 150,24 Q 128,26 114,34', coat.dark, 7),
      );
    case 'merle':
      return (
        blob(rnd, 84, -50, 66, coat.dark) +
        blob(rnd, -104, 10, 34, coat.dark) +
        blob(rnd, -60, -104, 26, coat.dark) +
        blaze(30)
      );
    case 'tan':
      return both(oval(52, -66, 18, 13, coat.dark) + oval(112, 62, 58, 52, coat.dark));
    case 'tricolour':
      return both(
        shape('M 20,-150 C 36,-60 40,10 92,60 L 190,60 V -150 Z', coat.dark) +
          oval(118, 44, 56, 46, coat.second) +
          oval(56, -62, 17, 12, coat.second),
      );
    case 'ring':
      return both(oval(70, -4, 38, 44, coat.dark));
    case 'agouti':
      return (
        both(oval(72, -6, 48, 50, coat.light, 'fill-opacity="0.6"')) +
        oval(0, -110, 70, 46, mix(coat.base, coat.dark, 0.6), 'fill-opacity="0.45"')
      );
    case 'dutch':
      return blaze(60);
    case 'solid':
      return '';
  }
}

/** Colour of a paw, a tail's end, an ear and the muzzle of a coat. */
export function partColours(coat: Coat): { paw: string; tip: string; ear: string; leg: string; muzzle: string } {
  const socks: readonly string[] = ['bib', 'tabby', 'merle', 'dutch', 'brindle'];
  const has = (...patterns: string[]): boolean => patterns.includes(coat.pattern);
  return {
    paw: has('points')
      ? coat.dark
      : socks.includes(coat.pattern) || has('tan', 'tricolour', 'agouti')
        ? coat.light
        : coat.base,
    tip: has('points', 'tabby', 'tortie', 'patches', 'tricolour')
      ? coat.dark
      : has('bib', 'merle')
        ? coat.light
        : coat.base,
    ear: has('points', 'ring', 'patches', 'tricolour') ? coat.dark : coat.base,
    leg: has('points') ? mix(coat.base, coat.dark, 0.35) : has('tan') ? mix(coat.base, coat.dark, 0.5) : coat.base,
    muzzle: has('points') ? mix(coat.dark, '#fff6e8', 0.12) : coat.light,
  };
}
