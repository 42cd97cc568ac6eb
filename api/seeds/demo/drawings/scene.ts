/** What is behind and before the animal. */
export interface Scene {
  behind: string;
  before: string;
}

/** Colours of walls. */
export const WALLS = ['#f6e3cb', '#e3ecdd', '#f3dcd3', '#dfe8ee', '#f2e8d5', '#e8e0ee', '#fbe7b9'] as const;

/** One colour over the whole canvas of 800 × 800. */
export const full = (colour: string): string => `<rect width="800" height="800" fill="${colour}"/>`;

/** A floor from `y` to the lower edge, lighter where it meets the wall. */
export function floor(colour: string, y = 600): string {
  return `<rect y="${y}" width="800" height="${800 - y}" fill="${colour}"/><rect y="${y}" width="800" height="14" fill="#ffffff" fill-opacity="0.45"/>`;
}
