import type { Random } from '../random';
import type { Coat } from './coats';
import { blush, eyes, type Head, rimOf } from './face-parts';
import { facePattern, partColours } from './patterns';
import { both, brightness, clipped, mix, oval, shape, stroke } from './svg';

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
