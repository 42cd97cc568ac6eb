import type { Random } from '../random';
import type { Coat } from './coats';
import { blush, eyes, type Head, mouth, rimOf } from './face-parts';
import { facePattern, partColours } from './patterns';
import { both, clipped, group, mix, oval, shape, stroke } from './svg';

export type RodentBuild = 'cavia' | 'hamster' | 'rat' | 'mouse' | 'chinchilla';

const RODENT: Record<RodentBuild, string> = {
  cavia:
    'M -138,20 C -140,-74 -86,-122 0,-122 C 86,-122 140,-74 138,20 C 138,92 78,124 0,124 C -78,124 -138,92 -138,20 Z',
  hamster:
    'M -122,-10 C -122,-80 -70,-116 0,-116 C 70,-116 122,-80 122,-10 C 164,20 158,104 92,114 C 50,122 -50,122 -92,114 C -158,104 -164,20 -122,-10 Z',
  rat: 'M -98,-34 C -98,-94 -56,-118 0,-118 C 56,-118 98,-94 98,-34 C 94,40 54,138 0,142 C -54,138 -94,40 -98,-34 Z',
  mouse:
    'M -112,-24 C -112,-86 -64,-116 0,-116 C 64,-116 112,-86 112,-24 C 110,40 60,128 0,130 C -60,128 -110,40 -112,-24 Z',
  chinchilla:
    'M -130,0 C -130,-80 -80,-118 0,-118 C 80,-118 130,-80 130,0 C 130,76 76,120 0,120 C -76,120 -130,76 -130,0 Z',
};

const RODENT_EARS: Record<RodentBuild, string> = {
  cavia: 'M -98,-70 C -132,-116 -186,-104 -186,-58 C -184,-16 -150,8 -116,-14 Z',
  hamster: 'M -120,-50 C -160,-100 -140,-154 -100,-150 C -66,-146 -46,-120 -44,-96 Z',
  rat: 'M -74,-52 C -128,-44 -158,-84 -146,-122 C -132,-156 -78,-152 -50,-98 Z',
  mouse: 'M -104,-34 C -184,-60 -190,-160 -124,-166 C -76,-168 -44,-130 -40,-92 Z',
  chinchilla: 'M -100,-50 C -196,-96 -186,-222 -118,-218 C -64,-212 -34,-150 -36,-92 Z',
};

/** Face of a guinea pig, hamster, rat, mouse (also gerbil and degu) or chinchilla. */
export function rodentHead(coat: Coat, rnd: Random, build: RodentBuild, id: string): Head {
  const part = partColours(coat);
  const outline = RODENT[build];
  const pink = build === 'cavia' ? mix(part.ear, coat.inner, 0.45) : part.ear;
  const inside = build === 'cavia' ? '' : innerEar(RODENT_EARS[build], coat.inner, build);
  const muzzle = coat.pattern === 'solid' ? mix(coat.base, coat.light, 0.7) : coat.light;
  const crest =
    build === 'cavia'
      ? stroke(
          'M -20,-116 Q -10,-146 6,-148 M 2,-118 Q 10,-140 26,-138 M -34,-112 Q -34,-134 -20,-142',
          coat.pattern === 'dutch' || coat.pattern === 'bib' ? coat.light : coat.base,
          13,
        )
      : '';
  return {
    behind: both(shape(RODENT_EARS[build], pink) + inside) + crest,
    front:
      shape(outline, coat.base, rimOf(coat)) +
      clipped(id, outline, facePattern(coat, rnd)) +
      both(oval(-26, 66, 42, 36, muzzle)) +
      oval(0, 90, 30, 22, muzzle) +
      eyes(EYES[build].dx, -14, EYES[build].r, EYES[build].r + 2, coat, 0.84) +
      blush(100, 46) +
      both(stroke('M -70,66 Q -112,56 -160,62 M -70,76 Q -112,80 -154,92', '#9b8474', 3, 'stroke-opacity="0.65"')) +
      shape('M -6,70 h 12 q 3,22 -6,24 q -9,-2 -6,-24 Z', '#ffffff') +
      oval(0, 44, 17, 12, coat.nose) +
      mouth(54, 20, '#7a5248'),
  };
}

/** Distance of the eyes from the middle, and their size. */
const EYES: Record<RodentBuild, { dx: number; r: number }> = {
  cavia: { dx: 74, r: 25 },
  hamster: { dx: 74, r: 25 },
  rat: { dx: 56, r: 20 },
  mouse: { dx: 58, r: 25 },
  chinchilla: { dx: 74, r: 25 },
};

/** The inside of a round ear: the ear itself, smaller. */
function innerEar(d: string, fill: string, build: RodentBuild): string {
  const [x, y] =
    build === 'hamster'
      ? [-98, -118]
      : build === 'rat'
        ? [-106, -102]
        : build === 'mouse'
          ? [-118, -118]
          : [-120, -146];
  return group(`translate(${x} ${y}) scale(0.62) translate(${-x} ${-y})`, shape(d, fill));
}

const FERRET =
  'M -126,-10 C -130,-80 -84,-112 0,-112 C 84,-112 130,-80 126,-10 C 122,54 66,120 0,122 C -66,120 -122,54 -126,-10 Z';

/** Face of a ferret: small round ears, a dark mask on a pale face; the white one has none. */
export function ferretHead(coat: Coat, id: string): Head {
  const mask =
    coat.pattern === 'points'
      ? oval(0, -130, 120, 62, mix(coat.base, coat.dark, 0.55)) +
        shape(
          'M -134,-6 C -110,-58 -30,-58 0,-20 C 30,-58 110,-58 134,-6 C 110,44 40,44 22,4 Q 0,-14 -22,4 C -40,44 -110,44 -134,-6 Z',
          coat.dark,
        )
      : '';
  return {
    behind: both(oval(-98, -78, 42, 40, mix(coat.base, coat.dark, 0.2)) + oval(-100, -76, 26, 25, coat.inner)),
    front:
      shape(FERRET, coat.light, rimOf(coat)) +
      clipped(id, FERRET, mask) +
      both(oval(-24, 66, 38, 30, '#fffaf0')) +
      eyes(62, -6, 21, 23, coat, 0.86) +
      blush(86, 50) +
      both(stroke('M -64,64 Q -106,54 -152,58 M -64,74 Q -106,78 -148,90', '#9b8474', 3, 'stroke-opacity="0.7"')) +
      shape('M -18,36 Q 0,26 18,36 Q 14,54 0,57 Q -14,54 -18,36 Z', coat.nose) +
      mouth(57, 22, '#7a5248'),
  };
}
