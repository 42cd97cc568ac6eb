import { brightness, mix } from './svg';

export type Pattern =
  | 'solid'
  | 'bib'
  | 'tabby'
  | 'tortie'
  | 'patches'
  | 'points'
  | 'brindle'
  | 'merle'
  | 'tan'
  | 'tricolour'
  | 'ring'
  | 'agouti'
  | 'dutch';

/** Colours of one coat; `name` is the colour text of the animal. */
export interface Coat {
  name: string;
  pattern: Pattern;
  base: string;
  /** Belly, muzzle, bib and socks. */
  light: string;
  /** Stripes, patches, points. */
  dark: string;
  /** Third colour of patches. */
  second: string;
  eye: string;
  nose: string;
  /** Inside of the ears. */
  inner: string;
  /** Soft lines between parts of one colour. */
  line: string;
}

function coat(name: string, pattern: Pattern, base: string, rest: Partial<Coat> = {}): Coat {
  const isDark = brightness(base) < 0.35;
  return {
    name,
    pattern,
    base,
    light: mix(base, '#fff6e8', isDark ? 0.16 : 0.55),
    dark: mix(base, '#2b1a12', 0.45),
    second: '#d98a3d',
    eye: '#7fa650',
    nose: isDark ? '#3a2b2a' : '#d98880',
    inner: isDark ? '#8c6664' : '#f0b9ab',
    line: isDark ? mix(base, '#ffffff', 0.22) : mix(base, '#3b2216', 0.26),
    ...rest,
  };
}

const BLACK = '#37333a';
const CREAM = '#fdf6ea';
const GREY = '#8b93a1';
const RED = '#e0954a';

/** Coats per outline; names are those of the colour lists in `kinds.ts`. */
export const coats = {
  cat: [
    coat('zwart', 'solid', BLACK, { eye: '#e0b23c' }),
    coat('wit', 'solid', '#fbf5ea', { eye: '#6aa9cf', light: '#ffffff', nose: '#e79a94' }),
    coat('zwart-wit', 'bib', BLACK, { light: CREAM, eye: '#a9bf4a', nose: '#e79a94' }),
    coat('cypers', 'tabby', '#a8947c', { dark: '#5d4a3c', light: '#e4d5bf' }),
    coat('cypers-wit', 'tabby', '#ad9a84', { dark: '#5d4a3c', light: CREAM, nose: '#e79a94' }),
    coat('rood', 'tabby', RED, { dark: '#bf6a26', light: '#f8d9ae', eye: '#c9912f' }),
    coat('rood-wit', 'bib', RED, { light: CREAM, eye: '#9bb04a', nose: '#ec9d93' }),
    coat('schildpad', 'tortie', '#4a3b36', { dark: '#d58a43', second: '#f0c58d', light: '#6b564c', eye: '#d9a93c' }),
    coat('lapjeskat', 'patches', '#fcf5e9', { dark: BLACK, second: RED, light: '#ffffff', nose: '#e79a94' }),
    coat('blauw (grijs)', 'solid', GREY, { eye: '#d79a36', light: '#a9b0bc', nose: '#5f6571' }),
    coat('crème', 'solid', '#f2d9b4', { eye: '#c48a35', light: '#fff3e0' }),
    coat('seal point', 'points', '#f0e0c8', {
      dark: '#5b4338',
      eye: '#5b9fd6',
      nose: '#4a362e',
      light: '#faf0e0',
      inner: '#a07a6c',
    }),
    coat('tabby', 'tabby', '#b7b2a8', { dark: '#57534f', light: '#e9e5dc', eye: '#8fae4d' }),
  ],
  dog: [
    coat('zwart', 'solid', '#3a363b', { eye: '#4a2f20', light: '#5a5458' }),
    coat('zwart met bruin', 'tan', '#3b3537', { dark: '#c08045', light: '#c98b50', eye: '#4a2f20' }),
    coat('bruin', 'solid', '#8a5a3a', { eye: '#5a3a22', nose: '#4d2f20' }),
    coat('blond', 'solid', '#e6c188', { eye: '#5a3a22', nose: '#4a3a34', light: '#f7e3bf' }),
    coat('wit', 'solid', '#faf3e6', { eye: '#4a3324', nose: '#4a4146', light: '#ffffff' }),
    coat('gestroomd', 'brindle', '#94673f', { dark: '#4b3324', light: '#e9d6bb', eye: '#4f3220', nose: '#3d2c26' }),
    coat('driekleur', 'tricolour', '#fbf4e8', {
      dark: '#3d3739',
      second: '#bf7a41',
      light: '#ffffff',
      eye: '#4a2f20',
      nose: '#3a3033',
    }),
    coat('merle', 'merle', '#a9b0ba', {
      dark: '#4a4d57',
      light: CREAM,
      eye: '#6aa3c9',
      nose: '#3f3e45',
      second: '#c58a56',
    }),
    coat('grijs', 'solid', '#989aa1', { eye: '#5b4a2f', nose: '#3f3e45' }),
    coat('rood', 'bib', '#c5773f', { light: '#fbeedd', eye: '#5a3820', nose: '#4a2f27' }),
    coat('zwart-wit', 'bib', '#37343a', { light: CREAM, eye: '#54361f', nose: '#2b272b' }),
    coat('wildkleur', 'agouti', '#b98d5c', { dark: '#4d3a2e', light: '#e7cda3', eye: '#54361f', nose: '#352a27' }),
  ],
  rabbit: [
    coat('wild', 'agouti', '#a98e70', { dark: '#6d573f', light: '#e9dbc4', eye: '#4a3222' }),
    coat('zwart', 'solid', '#3d393f', { eye: '#2c2222', light: '#57515a' }),
    coat('wit', 'solid', '#fcf7ee', { eye: '#8d5a50', light: '#ffffff', nose: '#eba49e' }),
    coat('madagascar', 'points', '#d79a5c', { dark: '#7b563d', light: '#f1cf9f', eye: '#4a3222', inner: '#b98468' }),
    coat('hotot', 'ring', '#fdf8ef', { dark: '#37333a', eye: '#3a2a26', light: '#ffffff', nose: '#eba49e' }),
    coat('blauw', 'solid', '#8d96a6', { eye: '#414456', light: '#adb4c0' }),
    coat('driekleur', 'patches', '#fbf4e8', { dark: '#453d3d', second: '#d58f4d', eye: '#4a3222', light: '#ffffff' }),
    coat('chinchilla', 'agouti', '#b3b6ba', { dark: '#6f737a', light: '#f1efe9', eye: '#3f3a3a' }),
    coat('zwart-wit', 'dutch', '#3b373d', { light: CREAM, eye: '#3b2a24', nose: '#eba49e' }),
  ],
  rodent: [
    coat('driekleur', 'patches', '#fbf2e4', { dark: '#4a3d3a', second: '#cf8746', light: '#ffffff', eye: '#2e2322' }),
    coat('bruin', 'solid', '#a8754a', { eye: '#2e2322', light: '#d6a878' }),
    coat('wit', 'solid', '#fbf5ea', { eye: '#6b3c38', light: '#ffffff' }),
    coat('zwart-wit', 'dutch', '#413c42', { light: CREAM, eye: '#2e2322', nose: '#eba49e' }),
    coat('goudbruin', 'bib', '#dc9f57', { light: '#fff3df', eye: '#2e2322' }),
    coat('grijs', 'agouti', '#a2a5ad', { light: '#eceae6', dark: '#6d7079', eye: '#2e2322' }),
  ],
  ferret: [
    coat('bruin', 'points', '#c9a377', {
      dark: '#5c4334',
      light: '#f6ead6',
      eye: '#2e2322',
      nose: '#c98378',
      inner: '#e8b8a8',
    }),
    coat('wit', 'solid', '#fbf3e2', { dark: '#e4d6bd', light: '#ffffff', eye: '#8a4a44', nose: '#eba49e' }),
  ],
  bird: [
    coat('groen', 'solid', '#7fb75a', {
      light: '#f5df6b',
      dark: '#3f7f4c',
      second: '#4d8fc7',
      nose: '#e9b04b',
      eye: '#2b2526',
    }),
    coat('blauw', 'solid', '#7db4dc', {
      light: '#f7f7ef',
      dark: '#3f6f9f',
      second: '#52617a',
      nose: '#e6b658',
      eye: '#2b2526',
    }),
    coat('geel', 'solid', '#f6cf52', {
      light: '#fdeeb0',
      dark: '#d79f2e',
      second: '#c98d2a',
      nose: '#ec9f4a',
      eye: '#2b2526',
    }),
    coat('grijs', 'solid', '#a7adb8', {
      light: '#d4d7dc',
      dark: '#6d7482',
      second: '#5d8f7d',
      nose: '#d9a26a',
      eye: '#8f4a2c',
    }),
    coat('wit', 'solid', '#f8f3e8', {
      light: '#ffffff',
      dark: '#d9cfbd',
      second: '#e3b04b',
      nose: '#eba455',
      eye: '#2b2526',
    }),
    coat('bruin', 'solid', '#b3703f', {
      light: '#dba46b',
      dark: '#7d4a2a',
      second: '#5d3a26',
      nose: '#e9b04b',
      eye: '#2b2526',
    }),
  ],
  tortoise: [
    coat('olijf', 'solid', '#93a35a', { light: '#c9cd8b', dark: '#7a6a3c', second: '#b59a55', eye: '#2e2a22' }),
    coat('bruin', 'solid', '#a9935d', { light: '#d9c691', dark: '#7b5a38', second: '#b98b52', eye: '#2e2a22' }),
    coat('groen', 'solid', '#79a066', { light: '#b9cf92', dark: '#4d6b45', second: '#7d9a58', eye: '#2e2a22' }),
  ],
} as const satisfies Record<string, readonly Coat[]>;

export type Outline = keyof typeof coats;
