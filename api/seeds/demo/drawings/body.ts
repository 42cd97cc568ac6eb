import type { Random } from '../random';
import type { Coat } from './coats';
import { bodyPattern, partColours, thighPatch } from './patterns';
import { bar, brightness, clipped, mix, oval, shape, stroke } from './svg';
import { drawTail, type Tail, tailLine } from './tail';

export type Pose = 'sitting' | 'lying' | 'standing' | 'portrait';

/** What a body is made of; `slim` gives longer legs, `low` a body close to the ground, `long` short legs under a long back. */
export interface Build {
  tail: Tail;
  slim: boolean;
  low: boolean;
  long?: boolean;
}

/** A body without head, on the 800 × 800 canvas, and where its head and collar belong. */
export interface Body {
  behind: string;
  front: string;
  head: { x: number; y: number; scale: number };
  /** Centre and half width of the neck, for collars. */
  neck: { x: number; y: number; w: number };
  /** Centre and half width of the shadow. */
  ground: { x: number; w: number };
}

const isLight = (coat: Coat): boolean => brightness(coat.base) > 0.8;

/** Thin outline of light coats, so that they stand out from light walls. */
function edge(coat: Coat): string {
  return isLight(coat) ? `stroke="${coat.line}" stroke-opacity="0.45" stroke-width="5"` : '';
}

/** Shadow of the head on the chest. */
function chin(coat: Coat, x: number, y: number, scale: number): string {
  return oval(x, y + 44 * scale, 132 * scale, 112 * scale, '#2a1a14', `fill-opacity="${isLight(coat) ? 0.07 : 0.13}"`);
}

const toes = (x: number, y: number, coat: Coat): string =>
  stroke(`M ${x - 13},${y + 2} v 13 M ${x + 13},${y + 2} v 13`, coat.line, 4, 'stroke-opacity="0.75"');

const SITTING =
  'M 400,318 C 492,318 540,440 566,560 C 592,680 528,712 400,712 C 272,712 208,680 234,560 C 260,440 308,318 400,318 Z';
const SLIM =
  'M 400,300 C 482,300 518,430 540,560 C 562,684 512,712 400,712 C 288,712 238,684 260,560 C 282,430 318,300 400,300 Z';

/** Sitting, seen from the front. */
function sitting(coat: Coat, build: Build, rnd: Random): Body {
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

const LYING =
  'M 150,640 C 136,520 236,430 372,430 C 560,424 676,500 686,606 C 692,680 660,708 596,708 L 232,708 C 176,708 154,684 150,640 Z';

/** Lying down, paws in front. */
function lying(coat: Coat, build: Build, rnd: Random): Body {
  const part = partColours(coat);
  const tailInFront = build.tail === 'cat' || build.tail === 'plume' || build.tail === 'wag';
  const wrap = !tailInFront
    ? drawTail(build.tail, coat, 672, 620)
    : tailLine(
        'M 650,600 C 740,640 720,712 620,704 L 520,702',
        coat,
        build.tail === 'plume' ? 60 : 40,
        'M 548,703 L 520,702',
      );
  const paw = (x: number): string =>
    oval(x, 684, 70, 32, part.paw) +
    stroke(`M ${x - 22},688 v 18 M ${x + 4},690 v 18`, coat.line, 4, 'stroke-opacity="0.75"');
  return {
    behind: tailInFront ? '' : wrap,
    front:
      shape(LYING, coat.base, edge(coat)) +
      clipped(
        'b',
        LYING,
        bodyPattern(coat, rnd, { x: 330, y: 430, w: 350, h: 270 }, true),
        chin(coat, 304, build.low ? 440 : 408, 1.06),
      ) +
      stroke('M 520,690 C 470,600 520,540 592,536', coat.line, 6, 'stroke-opacity="0.7"') +
      (tailInFront
        ? `${wrap}${stroke('M 520,682 C 560,686 620,684 640,676', coat.line, 4, 'stroke-opacity="0.4"')}`
        : oval(590, 694, 84, 26, part.paw)) +
      paw(226) +
      paw(378),
    head: { x: 304, y: build.low ? 440 : 408, scale: 1.06 },
    neck: { x: 304, y: 548, w: 104 },
    ground: { x: 416, w: 300 },
  };
}

const STANDING =
  'M 182,440 C 172,366 220,330 296,346 C 380,364 450,352 520,344 C 616,336 660,392 652,468 C 646,536 604,560 540,546 C 462,530 400,538 330,560 C 240,584 190,520 182,440 Z';

/** Standing, body in profile, face towards us. */
function standing(coat: Coat, build: Build, rnd: Random): Body {
  const part = partColours(coat);
  const w = build.slim ? 27 : 31;
  const leg = (x: number, back: boolean): string => {
    const tone = (colour: string): string => (back ? mix(colour, '#2a1a14', isLight(coat) ? 0.1 : 0.16) : colour);
    const outline = `M ${x - w - 20},470 C ${x - w},560 ${x - w},640 ${x - w},694 H ${x + w} C ${x + w},640 ${x + w},560 ${x + w + 20},470 Z`;
    return (
      shape(outline, tone(part.leg)) +
      oval(x - 8, 690, w + 10, 23, tone(part.paw)) +
      (back ? '' : toes(x - 12, 688, coat))
    );
  };
  const thigh =
    oval(594, 500, 62, 92, coat.base) + stroke('M 538,452 Q 520,520 556,578', coat.line, 5, 'stroke-opacity="0.6"');
  return {
    behind: drawTail(build.tail, coat, 634, 430) + leg(322, true) + leg(530, true),
    front:
      leg(246, false) +
      leg(604, false) +
      shape(STANDING, coat.base, edge(coat)) +
      thigh +
      clipped('b', STANDING, bodyPattern(coat, rnd, { x: 196, y: 346, w: 450, h: 210 }, true), chin(coat, 250, 340, 1)),
    head: { x: 248, y: 280, scale: 0.98 },
    neck: { x: 252, y: 410, w: 84 },
    ground: { x: 430, w: 260 },
  };
}

const BUST = 'M 90,830 C 100,660 220,560 400,560 C 580,560 700,660 710,830 Z';

const STRETCHED =
  'M 150,606 C 146,528 214,486 300,496 C 380,504 424,428 524,428 C 634,428 694,506 694,592 C 694,650 652,672 600,670 L 240,672 C 184,672 152,654 150,606 Z';

/** Standing on short legs, a long arched back in profile, face towards us. */
function stretched(coat: Coat, build: Build, rnd: Random): Body {
  const dark = mix(coat.base, coat.dark, coat.pattern === 'points' ? 0.8 : 0);
  const leg = (x: number, back: boolean): string => {
    const colour = back ? mix(dark, '#2a1a14', 0.12) : dark;
    return (
      bar(x - 30, 610, 60, 100, 28, colour) + oval(x - 8, 696, 40, 20, colour) + (back ? '' : toes(x - 10, 692, coat))
    );
  };
  return {
    behind: drawTail(build.tail, coat, 664, 620) + leg(304, true) + leg(556, true),
    front:
      shape(STRETCHED, coat.base, edge(coat)) +
      clipped(
        'b',
        STRETCHED,
        bodyPattern(coat, rnd, { x: 170, y: 440, w: 500, h: 230 }, true),
        chin(coat, 226, 486, 0.86),
      ) +
      leg(232, false) +
      leg(628, false),
    head: { x: 222, y: 458, scale: 0.92 },
    neck: { x: 226, y: 570, w: 84 },
    ground: { x: 440, w: 280 },
  };
}

/** Head and shoulders. */
function portrait(coat: Coat, build: Build, rnd: Random): Body {
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
function crouching(coat: Coat, build: Build, rnd: Random): Body {
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

/** The body of an animal in a pose; small animals crouch where larger ones sit or stand. */
export function drawBody(pose: Pose, coat: Coat, build: Build, rnd: Random): Body {
  if (pose === 'portrait') {
    return portrait(coat, build, rnd);
  }
  if (pose === 'lying') {
    return lying(coat, build, rnd);
  }
  if (build.low) {
    return crouching(coat, build, rnd);
  }
  if (pose === 'sitting') {
    return sitting(coat, build, rnd);
  }
  return build.long ? stretched(coat, build, rnd) : standing(coat, build, rnd);
}
