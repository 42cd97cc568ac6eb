/** Lightness of a page: the two schemes of the portal. */
export type ColourScheme = 'light' | 'dark';

/** Colours that take the place of the portal's own green, as `#rrggbb`, by the names of their design tokens. */
export interface BrandColours {
  primary: string;
  'primary-strong': string;
  'on-primary': string;
  accent: string;
  tint: string;
  'tint-strong': string;
  'on-tint': string;
}

/** Least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** Per scheme the grounds that text in the brand's colour stands on, the text on a filled button, and what the colour moves towards. */
const SCHEMES = {
  light: { grounds: ['#ffffff', '#fafaf7', '#f1f2ec'], surface: '#ffffff', on: '#ffffff', towards: '#000000' },
  dark: {
    grounds: ['#0c110f', '#111714', '#18201c', '#1f2924'],
    surface: '#18201c',
    on: '#0c110f',
    towards: '#ffffff',
  },
} as const;

type Rgb = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{6})$/i;

/** The six digits of a colour in capital or small letters, with or without `#`, as `#rrggbb`; null for anything else. */
export function hexColour(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function mixed(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const channels = rgbOf(from).map((channel, i) => Math.round(channel + ((target[i] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/**
 * The colours of a shelter's own site for the portal in a frame: its colour as it is when text in it can be read, else the nearest shade towards
 * black (light) or white (dark) that can. `hex` is `#rrggbb`.
 */
export function brandColours(hex: string, scheme: ColourScheme): BrandColours {
  const { towards } = SCHEMES[scheme];
  let colours = coloursAround(hex, scheme);
  for (let share = 0.02; !isReadable(colours, scheme); share += 0.02) {
    colours = coloursAround(mixed(hex, towards, Math.min(share, 1)), scheme);
  }
  return colours;
}

function coloursAround(primary: string, scheme: ColourScheme): BrandColours {
  const { surface, on, towards } = SCHEMES[scheme];
  const strong = mixed(primary, towards, 0.2);
  return {
    primary,
    'primary-strong': strong,
    'on-primary': on,
    accent: primary,
    tint: mixed(surface, primary, 0.06),
    'tint-strong': mixed(surface, primary, 0.14),
    'on-tint': strong,
  };
}

function isReadable(colours: BrandColours, scheme: ColourScheme): boolean {
  const { primary, tint } = colours;
  const pairs: (readonly [string, string])[] = [
    ...SCHEMES[scheme].grounds.map((ground) => [primary, ground] as const),
    [primary, tint],
    [colours['on-primary'], primary],
    [colours['on-tint'], colours['tint-strong']],
  ];
  return pairs.every(([text, ground]) => contrastOf(text, ground) >= TEXT_CONTRAST);
}
