import type { Coat } from './coats';
import { both, clipped, group, mix, oval, shape, stroke } from './svg';

export type BirdBuild = 'parakeet' | 'canary' | 'cockatiel' | 'chicken' | 'pigeon';

const BODY =
  'M 400,170 C 520,170 566,270 572,400 C 578,540 510,640 400,640 C 290,640 222,540 228,400 C 234,270 280,170 400,170 Z';
const HEN =
  'M 400,190 C 480,190 512,260 530,360 C 600,420 620,500 590,570 C 560,640 480,668 400,668 C 320,668 240,640 210,570 C 180,500 200,420 270,360 C 288,260 320,190 400,190 Z';

function wing(coat: Coat): string {
  const feather = mix(coat.base, coat.dark, 0.55);
  return (
    shape('M -150,-40 C -206,40 -214,150 -132,226 C -90,170 -84,60 -104,-30 Z', feather) +
    stroke('M -172,70 Q -150,110 -112,112 M -172,116 Q -150,150 -112,150', mix(feather, '#ffffff', 0.3), 6)
  );
}

function feet(y: number): string {
  const foot = 'M 0,0 v 26 M 0,22 l -26,20 M 0,22 v 26 M 0,22 l 26,20';
  return (
    group(`translate(346 ${y})`, stroke(foot, '#d98d4a', 12)) +
    group(`translate(454 ${y})`, stroke(foot, '#d98d4a', 12))
  );
}

function headDress(build: BirdBuild, coat: Coat): string {
  if (build === 'chicken') {
    return oval(362, 178, 30, 34, '#d9544a') + oval(400, 160, 32, 42, '#d9544a') + oval(438, 178, 30, 34, '#d9544a');
  }
  if (build === 'cockatiel') {
    return shape(
      'M 372,196 C 360,120 384,70 430,40 C 420,84 424,110 446,84 C 438,120 444,150 432,196 Z',
      mix(coat.light, '#f6cf52', 0.6),
    );
  }
  return build === 'canary' ? stroke('M 392,176 Q 390,140 404,132 M 404,176 Q 410,146 422,144', coat.base, 12) : '';
}

function face(build: BirdBuild, coat: Coat): string {
  const eye =
    oval(-64, 0, 29, 31, mix(coat.dark, '#3a2a22', 0.6)) +
    oval(-64, 0, 25, 27, '#2a2022') +
    oval(-71, -9, 9, 9, '#ffffff') +
    oval(-56, 10, 4, 4, '#ffffff', 'fill-opacity="0.8"');
  const cheek =
    build === 'cockatiel'
      ? oval(-98, 44, 30, 26, '#ee9350')
      : build === 'parakeet'
        ? oval(-92, 58, 20, 16, coat.second)
        : oval(-100, 46, 24, 15, '#f0907f', 'fill-opacity="0.35"');
  const beak =
    build === 'parakeet' || build === 'cockatiel'
      ? shape('M -30,22 Q 0,-2 30,22 Q 30,66 0,84 Q -30,66 -30,22 Z', coat.nose) +
        oval(0, 18, 30, 12, mix(coat.second, '#ffffff', 0.35))
      : shape('M -34,34 Q 0,6 34,34 Q 14,50 0,78 Q -14,50 -34,34 Z', coat.nose) +
        stroke('M -24,42 Q 0,52 24,42', mix(coat.nose, '#7a4a22', 0.35), 4);
  const wattle = build === 'chicken' ? both(oval(-14, 92, 15, 26, '#d9544a')) : '';
  return both(eye + cheek) + wattle + beak;
}

function chestMarks(build: BirdBuild, coat: Coat): string {
  if (build === 'parakeet') {
    return (
      oval(400, 270, 140, 130, coat.light) +
      [350, 400, 450].map((x) => oval(x, 386 - Math.abs(x - 400) * 0.16, 9, 9, '#3a3033')).join('') +
      stroke(
        'M 292,216 q 24,-20 44,-22 M 278,244 q 24,-20 44,-22 M 508,216 q -24,-20 -44,-22 M 522,244 q -24,-20 -44,-22',
        mix(coat.dark, '#2b2526', 0.4),
        8,
      )
    );
  }
  if (build === 'pigeon') {
    return (
      oval(400, 400, 150, 76, coat.second, 'fill-opacity="0.6"') +
      oval(400, 430, 120, 50, '#a884a8', 'fill-opacity="0.45"')
    );
  }
  const scallop = (x: number, y: number): string =>
    stroke(`M ${x - 20},${y} q 20,22 40,0`, mix(coat.light, coat.dark, 0.35), 6);
  return (
    oval(400, 520, 130, 150, coat.light) +
    [
      [360, 450],
      [440, 450],
      [400, 490],
      [350, 530],
      [450, 530],
      [400, 570],
    ]
      .map(([x = 0, y = 0]) => scallop(x, y))
      .join('')
  );
}

/** The branch that birds sit on. */
export function drawPerch(): string {
  return group(
    'translate(0 -10)',
    stroke('M -20,690 Q 240,650 460,668 T 830,630', '#9a6b45', 38),
    stroke('M -20,680 Q 240,642 460,658 T 830,620', '#b58459', 10),
    group('translate(664 636) rotate(30)', shape('M 0,0 C 10,-50 60,-70 100,-60 C 96,-20 50,10 0,0 Z', '#8fae6c')),
    group('translate(120 670) rotate(-96)', shape('M 0,0 C 10,-46 56,-64 92,-54 C 88,-18 46,10 0,0 Z', '#7fa25f')),
  );
}

/** A bird from the front; one that perches holds its tail behind the branch, a hen and a pigeon stand on the ground. */
export function drawBird(build: BirdBuild, coat: Coat): { perches: boolean; tail: string; front: string } {
  const ground = build === 'chicken' || build === 'pigeon';
  const outline = build === 'chicken' ? HEN : BODY;
  const tail = ground
    ? both2(
        shape('M 520,560 C 620,520 690,420 664,350 C 600,380 540,440 500,520 Z', mix(coat.base, coat.dark, 0.5)),
        build === 'chicken',
      )
    : shape('M 348,600 L 366,782 Q 400,800 434,782 L 452,600 Z', mix(coat.base, coat.dark, 0.6)) +
      stroke('M 386,650 V 780 M 414,650 V 780', mix(coat.base, coat.dark, 0.2), 5);
  const y = build === 'chicken' ? 660 : 632;
  const body = headDress(build, coat) + shape(outline, coat.base) + clipped('b', outline, chestMarks(build, coat));
  const wings = group(`translate(400 ${build === 'chicken' ? 410 : 350})`, both(wing(coat)));
  const scale = build === 'chicken' ? 0.86 : 0.95;
  const front = ground
    ? feet(y) +
      body +
      wings +
      group(`translate(400 ${build === 'chicken' ? 262 : 250}) scale(${scale})`, face(build, coat))
    : body + wings + group('translate(400 262)', face(build, coat)) + feet(y - 6);
  const at = `translate(0 ${ground ? (build === 'chicken' ? 6 : 32) : -10})`;
  return { perches: !ground, tail: group(at, tail), front: group(at, front) };
}

function both2(part: string, twice: boolean): string {
  return twice ? part : group('translate(-40 60) scale(1 0.92)', part);
}
