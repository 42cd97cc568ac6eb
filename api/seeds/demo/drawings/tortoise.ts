import type { Coat } from './coats';
import { bar, clipped, mix, oval, shape, stroke } from './svg';

const SHELL = 'M 214,600 C 206,430 316,312 470,312 C 628,312 722,440 716,600 Q 466,650 214,600 Z';

function face(coat: Coat): string {
  const eye = (x: number): string =>
    oval(x, 424, 24, 27, '#fffdf4') +
    oval(x + 1, 426, 17, 20, '#2a2022') +
    oval(x - 5, 417, 7, 7, '#ffffff') +
    oval(x + 6, 434, 3, 3, '#ffffff');
  return (
    oval(180, 444, 106, 92, coat.base) +
    eye(134) +
    eye(220) +
    stroke('M 128,484 Q 176,524 226,484', mix(coat.base, '#3a2a1a', 0.6), 7) +
    oval(102, 476, 20, 12, '#f0907f', 'fill-opacity="0.4"') +
    oval(254, 476, 20, 12, '#f0907f', 'fill-opacity="0.4"') +
    oval(168, 460, 4, 5, mix(coat.base, '#3a2a1a', 0.6)) +
    oval(186, 460, 4, 5, mix(coat.base, '#3a2a1a', 0.6))
  );
}

/** A tortoise in profile that looks at us. */
export function drawTortoise(coat: Coat): string {
  const shade = mix(coat.base, '#2a1a14', 0.14);
  const leg = (x: number, colour: string): string =>
    bar(x - 46, 580, 92, 130, 44, colour) +
    stroke(`M ${x - 18},698 v 8 M ${x + 4},700 v 8 M ${x + 24},698 v 8`, mix(coat.base, '#fff6e0', 0.6), 9);
  const plate = mix(coat.dark, coat.second, 0.55);
  const hexagon = (x: number, y: number, r: number): string =>
    shape(
      `M ${x - r},${y} L ${x - r * 0.55},${y - r * 0.85} H ${x + r * 0.55} L ${x + r},${y} L ${x + r * 0.55},${y + r * 0.85} H ${x - r * 0.55} Z`,
      plate,
      `stroke="${mix(coat.dark, '#2a1a14', 0.2)}" stroke-width="8" stroke-linejoin="round"`,
    ) + oval(x, y, r * 0.36, r * 0.3, mix(plate, '#ffffff', 0.22));
  const plates = (
    [
      [466, 400, 82],
      [322, 476, 74],
      [612, 476, 74],
      [466, 548, 72],
      [262, 592, 60],
      [690, 592, 60],
      [362, 334, 50],
      [574, 334, 50],
    ] as const
  )
    .map(([x, y, r]) => hexagon(x, y, r))
    .join('');
  return (
    shape('M 690,600 Q 770,604 776,650 Q 720,656 676,632 Z', shade) +
    leg(384, shade) +
    leg(560, shade) +
    shape('M 150,500 C 170,560 240,640 330,610 L 330,500 L 230,440 Z', coat.base) +
    leg(290, coat.base) +
    leg(650, coat.base) +
    shape(SHELL, coat.dark) +
    clipped('b', SHELL, plates) +
    shape('M 196,586 Q 466,640 734,586 Q 744,628 706,634 Q 466,676 226,634 Q 188,628 196,586 Z', coat.light) +
    stroke('M 300,622 v 24 M 400,634 v 24 M 500,636 v 24 M 600,628 v 24', mix(coat.light, coat.dark, 0.4), 5) +
    face(coat)
  );
}
