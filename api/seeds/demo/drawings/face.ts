import type { Random } from '../random';
import type { Coat } from './coats';
import { blush, eyes, type Head, mouth, rimOf } from './face-parts';
import { facePattern, partColours } from './patterns';
import { both, brightness, clipped, group, mix, oval, shape, stroke } from './svg';

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
