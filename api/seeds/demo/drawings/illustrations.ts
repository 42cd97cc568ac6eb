import { drawTogether, type Placed } from './draw';

/** An animal that wears nothing, in its first drawing. */
const bare = { accessory: 'none', seed: 0 } as const;

interface Illustration {
  /** File of the part that shows it, from the root of the project. */
  file: string;
  width: number;
  height: number;
  animals: readonly Placed[];
}

/** The pictures of the portal's own pages, from the drawings of the demo animals: home, 404, 403, an animal that is not there. */
const ILLUSTRATIONS: readonly Illustration[] = [
  {
    file: 'shell/src/features/home/animals.svg',
    width: 1000,
    height: 448,
    animals: [
      { ...bare, outline: 'bird', variant: 'chicken', coat: 'bruin', pose: 'sitting', x: 690, y: 165, scale: 0.38 },
      { ...bare, outline: 'rabbit', variant: 'upright', coat: 'wild', pose: 'sitting', x: 455, y: 98, scale: 0.48 },
      { ...bare, outline: 'cat', variant: 'short', coat: 'rood', pose: 'sitting', x: 225, y: 68, scale: 0.52 },
      {
        outline: 'dog',
        variant: 'floppy',
        coat: 'blond',
        pose: 'sitting',
        accessory: 'collar',
        seed: 1,
        x: -65,
        y: 0,
        scale: 0.61,
      },
    ],
  },
  {
    file: 'shell/src/features/status/not-found.svg',
    width: 690,
    height: 520,
    animals: [
      { ...bare, outline: 'dog', variant: 'long', coat: 'driekleur', pose: 'lying', x: -75, y: -220, scale: 1 },
    ],
  },
  {
    file: 'shell/src/features/status/no-access.svg',
    width: 690,
    height: 580,
    animals: [
      { ...bare, outline: 'cat', variant: 'short', coat: 'blauw (grijs)', pose: 'lying', x: -75, y: -160, scale: 1 },
    ],
  },
  {
    file: 'mf-animal/src/features/missing-animal/animals.svg',
    width: 640,
    height: 460,
    animals: [
      { ...bare, outline: 'rabbit', variant: 'upright', coat: 'wild', pose: 'sitting', x: -75, y: -70, scale: 0.7 },
      { ...bare, outline: 'rodent', variant: 'cavia', coat: 'driekleur', pose: 'sitting', x: 265, y: 110, scale: 0.45 },
    ],
  },
];

/** The SVG text of every illustration, by its file. */
export const illustrations = (): ReadonlyMap<string, string> =>
  new Map(ILLUSTRATIONS.map(({ file, animals, width, height }) => [file, `${drawTogether(animals, width, height)}\n`]));
