import type { Random } from '../random';
import { type Body, type Build, chin, edge, isLight, toes } from './body-parts';
import type { Coat } from './coats';
import { bodyPattern, partColours } from './patterns';
import { bar, clipped, mix, oval, shape, stroke } from './svg';
import { drawTail, tailLine } from './tail';

const LYING =
  'M 150,640 C 136,520 236,430 372,430 C 560,424 676,500 686,606 C 692,680 660,708 596,708 L 232,708 C 176,708 154,684 150,640 Z';

/** Lying down, paws in front. */
export function lying(coat: Coat, build: Build, rnd: Random): Body {
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
export function standing(coat: Coat, build: Build, rnd: Random): Body {
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

const STRETCHED =
  'M 150,606 C 146,528 214,486 300,496 C 380,504 424,428 524,428 C 634,428 694,506 694,592 C 694,650 652,672 600,670 L 240,672 C 184,672 152,654 150,606 Z';

/** Standing on short legs, a long arched back in profile, face towards us. */
export function stretched(coat: Coat, build: Build, rnd: Random): Body {
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
