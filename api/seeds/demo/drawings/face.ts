import type { Random } from '../random';
import type { Coat } from './coats';
import { facePattern, partColours } from './patterns';
import { both, brightness, clipped, group, mix, oval, shape, stroke } from './svg';

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

export function eyes(dx: number, y: number, rx: number, ry: number, coat: Coat, pupil: number): string {
  const rim = brightness(coat.base) < 0.35 ? mix(coat.base, '#000000', 0.35) : mix(coat.base, '#3a241a', 0.62);
  return eye(-dx, y, rx, ry, coat.eye, pupil, rim) + eye(dx, y, rx, ry, coat.eye, pupil, rim);
}

export function mouth(y: number, width: number, colour: string): string {
  return stroke(
    `M 0,${y} V ${y + 12} M ${-width},${y + 14} Q ${-width * 0.5},${y + 32} 0,${y + 12} Q ${width * 0.5},${y + 32} ${width},${y + 14}`,
    colour,
    5,
  );
}

export function blush(dx: number, y: number): string {
  return both(oval(dx, y, 25, 15, '#f0907f', 'fill-opacity="0.3"'));
}

const CAT =
  'M -152,22 C -156,-72 -92,-128 0,-128 C 92,-128 156,-72 152,22 C 148,92 84,126 0,126 C -84,126 -148,92 -152,22 Z';

/** Face of a cat; `fluffy` gives long hair. */
export function catHead(coat: Coat, rnd: Random, fluffy: boolean, id: string): Head {
  const part = partColours(coat);
  const dark = brightness(coat.base) < 0.35 || coat.pattern === 'points';
  const whisker = dark ? '#efe6dc' : '#8a7468';
  const mouthLine =
    coat.pattern === 'solid' && brightness(coat.base) < 0.35
      ? '#c9b9b4'
      : coat.pattern === 'points'
        ? '#e9d9cb'
        : '#6a463d';
  const ear = (fill: string, tuft: string): string =>
    shape('M -146,0 C -164,-96 -160,-176 -134,-190 C -112,-198 -62,-148 -34,-112 Z', fill) +
    shape('M -128,-42 C -138,-104 -136,-146 -126,-154 C -112,-156 -84,-126 -66,-104 Z', coat.inner) +
    tuft;
  const tuft = fluffy ? stroke('M -112,-70 L -118,-112 M -98,-78 L -98,-116', coat.light, 7) : '';
  const second = coat.pattern === 'patches' ? coat.second : coat.pattern === 'tortie' ? coat.dark : part.ear;
  const cheeks = fluffy
    ? both(shape('M -120,20 L -184,44 L -158,56 L -188,88 L -150,90 L -158,122 L -110,116 L -70,120 Z', coat.base))
    : '';
  const muzzle = coat.pattern === 'solid' ? mix(coat.base, coat.light, 0.6) : part.muzzle;
  return {
    behind: ear(part.ear, tuft) + group('scale(-1 1)', ear(second, tuft)) + cheeks,
    front:
      shape(CAT, coat.base, rimOf(coat)) +
      clipped(id, CAT, facePattern(coat, rnd)) +
      both(oval(-31, 72, 42, 33, muzzle)) +
      oval(0, 94, 30, 22, muzzle) +
      eyes(66, -2, 34, 37, coat, 0.66) +
      blush(106, 58) +
      both(stroke('M -84,66 Q -130,54 -186,58 M -84,78 Q -132,78 -184,90', whisker, 3.5, 'stroke-opacity="0.8"')) +
      shape('M -17,40 Q 0,32 17,40 Q 14,58 0,61 Q -14,58 -17,40 Z', coat.nose) +
      mouth(62, 27, mouthLine),
  };
}

export type DogBuild = 'floppy' | 'prick' | 'folded' | 'long' | 'bull' | 'tiny';

const DOG: Record<'normal' | 'bull', string> = {
  normal:
    'M -130,-20 C -134,-96 -84,-138 0,-138 C 84,-138 134,-96 130,-20 C 128,40 112,132 0,136 C -112,132 -128,40 -130,-20 Z',
  bull: 'M -146,0 C -150,-84 -96,-126 0,-126 C 96,-126 150,-84 146,0 C 148,74 112,134 0,136 C -112,134 -148,74 -146,0 Z',
};

const DOG_EARS: Record<DogBuild, { behind: string; inner: string; front: string }> = {
  floppy: {
    behind: '',
    inner: '',
    front: 'M -84,-118 C -132,-134 -176,-92 -180,-16 C -182,36 -164,62 -140,54 C -114,44 -112,-30 -84,-70 Z',
  },
  long: {
    behind: '',
    inner: '',
    front: 'M -78,-120 C -138,-126 -182,-60 -190,30 C -194,104 -170,134 -142,122 C -108,104 -116,-10 -80,-66 Z',
  },
  prick: {
    behind: 'M -128,-40 C -150,-120 -150,-206 -126,-222 C -100,-222 -52,-160 -34,-122 Z',
    inner: 'M -112,-80 C -126,-130 -128,-176 -118,-188 C -100,-182 -76,-146 -66,-122 Z',
    front: '',
  },
  tiny: {
    behind: 'M -118,-30 C -190,-90 -222,-180 -204,-208 C -170,-222 -70,-170 -38,-118 Z',
    inner: 'M -118,-66 C -170,-112 -192,-164 -184,-182 C -158,-184 -96,-148 -72,-114 Z',
    front: '',
  },
  folded: {
    behind: 'M -124,-60 C -140,-130 -130,-172 -110,-178 C -80,-176 -44,-150 -34,-120 Z',
    inner: '',
    front: 'M -128,-168 C -164,-150 -172,-104 -164,-78 C -132,-84 -96,-120 -80,-152 C -92,-170 -112,-176 -128,-168 Z',
  },
  bull: {
    behind: 'M -120,-50 C -150,-110 -140,-148 -118,-152 C -86,-152 -50,-132 -40,-110 Z',
    inner: '',
    front: 'M -134,-148 C -176,-132 -186,-84 -176,-58 C -144,-64 -108,-96 -88,-132 C -98,-148 -118,-154 -134,-148 Z',
  },
};

/** Face of a dog with the ears of its build; a panting one lets its tongue show. */
export function dogHead(coat: Coat, rnd: Random, build: DogBuild, isPanting: boolean, id: string): Head {
  const part = partColours(coat);
  const outline = DOG[build === 'bull' ? 'bull' : 'normal'];
  const wide = build === 'bull' ? 1.14 : build === 'tiny' ? 0.82 : 1;
  const ears = DOG_EARS[build];
  const earColour =
    coat.pattern === 'tricolour'
      ? coat.second
      : mix(part.ear, brightness(coat.base) < 0.35 ? '#000000' : '#4a2c18', 0.16);
  const light = brightness(part.muzzle) > 0.4;
  const muzzle =
    coat.pattern === 'agouti'
      ? mix(coat.dark, coat.base, 0.2)
      : coat.pattern === 'solid'
        ? mix(coat.base, coat.light, 0.65)
        : part.muzzle;
  const lip = coat.pattern === 'agouti' || !light ? '#d8c3b5' : '#5a3a32';
  const tongue = isPanting
    ? shape('M -21,92 Q 0,104 21,92 C 26,122 16,140 0,140 C -16,140 -26,122 -21,92 Z', '#ef8f8c') +
      stroke('M 0,102 V 122', '#d96f72', 4)
    : '';
  return {
    behind: both(shape(ears.behind, earColour) + shape(ears.inner, coat.inner)),
    front:
      shape(outline, coat.base, rimOf(coat)) +
      clipped(id, outline, facePattern(coat, rnd)) +
      oval(0, 66, 76 * wide, 58, muzzle) +
      shape(`M ${-40 * wide},60 C -34,10 -20,-16 0,-16 C 20,-16 34,10 ${40 * wide},60 Z`, muzzle) +
      eyes(build === 'bull' ? 72 : 62, -26, build === 'tiny' ? 33 : 27, build === 'tiny' ? 35 : 30, coat, 0.72) +
      blush(98, 30) +
      both(shape(ears.front, earColour)) +
      tongue +
      stroke('M 0,52 V 78 M -44,78 Q -26,102 0,82 Q 26,102 44,78', lip, 6) +
      shape('M -34,26 Q 0,8 34,26 Q 34,54 0,60 Q -34,54 -34,26 Z', coat.nose) +
      oval(-8, 28, 13, 6, '#ffffff', 'fill-opacity="0.35"'),
  };
}

const RABBIT =
  'M -112,-10 C -112,-86 -64,-124 0,-124 C 64,-124 112,-86 112,-10 C 142,18 146,74 102,98 C 70,116 30,120 0,120 C -30,120 -70,116 -102,98 C -146,74 -142,18 -112,-10 Z';

/** Face of a rabbit; ears stand up or hang (`lop`). */
export function rabbitHead(coat: Coat, rnd: Random, lop: boolean, id: string): Head {
  const part = partColours(coat);
  const up =
    shape('M -82,-84 C -128,-160 -134,-268 -104,-300 C -70,-308 -24,-200 -20,-100 Z', part.ear) +
    shape('M -72,-112 C -104,-180 -108,-250 -96,-268 C -76,-262 -48,-190 -42,-118 Z', coat.inner);
  const down =
    shape(
      'M -48,-118 C -110,-138 -172,-90 -184,4 C -192,80 -176,130 -148,128 C -116,124 -104,50 -84,-30 Z',
      mix(part.ear, '#3a2418', 0.1),
    ) +
    shape(
      'M -92,-60 C -128,-50 -158,0 -162,56 C -164,92 -156,108 -146,106 C -128,100 -122,30 -92,-60 Z',
      coat.inner,
      'fill-opacity="0.5"',
    );
  const muzzle =
    coat.pattern === 'solid'
      ? mix(coat.base, coat.light, 0.7)
      : coat.pattern === 'points'
        ? mix(coat.dark, coat.base, 0.3)
        : coat.light;
  const whisker = brightness(coat.base) < 0.35 ? '#d8d0ca' : '#9b8474';
  return {
    behind: lop ? '' : both(up),
    front:
      shape(RABBIT, coat.base, rimOf(coat)) +
      clipped(id, RABBIT, facePattern(coat, rnd)) +
      (lop ? both(down) : '') +
      both(oval(-27, 62, 40, 32, muzzle)) +
      oval(0, 84, 28, 22, muzzle) +
      eyes(70, -4, 26, 32, coat, 0.8) +
      blush(92, 52) +
      both(stroke('M -72,60 Q -112,50 -158,54 M -72,70 Q -112,72 -154,82', whisker, 3, 'stroke-opacity="0.7"')) +
      shape('M -5,66 h 10 q 3,22 -5,24 q -8,-2 -5,-24 Z', '#ffffff') +
      shape('M -16,32 Q 0,24 16,32 Q 12,46 0,49 Q -12,46 -16,32 Z', coat.nose) +
      mouth(48, 20, brightness(muzzle) < 0.4 ? '#d8c8c0' : '#7a5248'),
  };
}
