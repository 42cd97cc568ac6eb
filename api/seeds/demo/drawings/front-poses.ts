import type { Random } from '../random';
import { type Body, type Build, chin, edge, toes } from './body-parts';
import type { Coat } from './coats';
import { bodyPattern, partColours, thighPatch } from './patterns';
import { bar, clipped, oval, shape, stroke } from './svg';
import { drawTail } from './tail';

const SITTING =
  'M 400,318 C 492,318 540,440 566,560 C 592,680 528,712 400,712 C 272,712 208,680 234,560 C 260,440 308,318 400,318 Z';
const SLIM =
  'M 400,300 C 482,300 518,430 540,560 C 562,684 512,712 400,712 C 288,712 238,684 260,560 C 282,430 318,300 400,300 Z';

/** Sitting, seen from the front. */
export function sitting(coat: Coat, build: Build, rnd: Random): Body {
  const part = partColours(coat);
  const outline = build.slim ? SLIM : SITTING;
  const hip = build.slim ? 132 : 146;
  const haunch = (x: number): string =>
    oval(x, 628, 78, 84, coat.base) + thighPatch(coat, x, 628) + oval(x + (x < 400 ? -16 : 16), 698, 66, 27, part.paw);
  const crease = (x: number, to: number): string =>
    stroke(`M ${x - to * 18},556 Q ${x + to * 74},566 ${x + to * 74},650`, coat.line, 5, 'stroke-opacity="0.7"');
  const leg = (x: number): string =>
    bar(x - 35, 480, 70, 222, 34, part.leg) + oval(x, 692, 44, 26, part.paw) + toes(x, 688, coat);
  return {
    behind: drawTail(build.tail, coat, 540, 650),
    front:
      shape(outline, coat.base, edge(coat)) +
      clipped(
        'b',
        outline,
        bodyPattern(coat, rnd, { x: 240, y: 330, w: 320, h: 380 }, false),
        chin(coat, 400, build.slim ? 262 : 282, 1.1),
      ) +
      haunch(400 - hip) +
      haunch(400 + hip) +
      crease(400 - hip, 1) +
      crease(400 + hip, -1) +
      bar(372, 500, 56, 196, 20, part.leg) +
      leg(357) +
      leg(443) +
      stroke('M 400,560 V 690 M 322,540 V 668 M 478,540 V 668', coat.line, 5, 'stroke-opacity="0.7"'),
    head: { x: 400, y: build.slim ? 262 : 282, scale: build.slim ? 1.06 : 1.12 },
    neck: { x: 400, y: build.slim ? 408 : 424, w: build.slim ? 84 : 92 },
    ground: { x: 400, w: 240 },
  };
}

const BUST = 'M 90,830 C 100,660 220,560 400,560 C 580,560 700,660 710,830 Z';

/** Head and shoulders. */
export function portrait(coat: Coat, build: Build, rnd: Random): Body {
  return {
    behind: '',
    front:
      shape(BUST, coat.base, edge(coat)) +
      clipped(
        'b',
        BUST,
        bodyPattern(coat, rnd, { x: 110, y: 540, w: 580, h: 400 }, false),
        chin(coat, 400, build.low ? 480 : 420, 1.62),
      ),
    head: { x: 400, y: build.low ? 480 : 420, scale: build.low ? 1.45 : 1.62 },
    neck: { x: 400, y: build.low ? 640 : 616, w: 150 },
    ground: { x: 400, w: 0 },
  };
}

const ROUND =
  'M 400,420 C 520,420 586,520 586,612 C 586,690 530,714 400,714 C 270,714 214,690 214,612 C 214,520 280,420 400,420 Z';

/** Sitting small animal (rabbit, rodent): round body, big hind feet, small front paws. */
export function crouching(coat: Coat, build: Build, rnd: Random): Body {
  const part = partColours(coat);
  const foot = (x: number): string => oval(x, 694, 72, 30, part.paw) + toes(x, 690, coat);
  return {
    behind: build.tail === 'thin' || build.tail === 'whip' ? drawTail(build.tail, coat, 560, 640) : '',
    front:
      shape(ROUND, coat.base, edge(coat)) +
      clipped(
        'b',
        ROUND,
        bodyPattern(coat, rnd, { x: 220, y: 430, w: 360, h: 280 }, false),
        chin(coat, 400, 426, 1.05),
      ) +
      foot(284) +
      foot(516) +
      oval(362, 668, 34, 44, part.paw) +
      oval(438, 668, 34, 44, part.paw) +
      stroke('M 400,640 V 706', coat.line, 5, 'stroke-opacity="0.6"'),
    head: { x: 400, y: 426, scale: build.tail === 'bun' ? 1.02 : build.tail === 'whip' ? 1.08 : 1.2 },
    neck: { x: 400, y: 556, w: 96 },
    ground: { x: 400, w: 230 },
  };
}
