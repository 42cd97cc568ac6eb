import type { Point } from '@portal/shared/domain';

/** A part of the map: where it stands in the drawing, its north-west corner in degrees, units per degree, size, and a path per country. */
export interface MapPanel {
  key: string;
  left: number;
  top: number;
  west: number;
  north: number;
  across: number;
  down: number;
  width: number;
  height: number;
  paths: readonly string[];
}

/** A place in the drawing, in its units. */
export interface MapSpot {
  x: number;
  y: number;
}

/** Where a point is drawn; undefined when no panel shows it. */
export function spotOf(panels: readonly MapPanel[], { lat, lon }: Point): MapSpot | undefined {
  for (const { left, top, west, north, across, down, width, height } of panels) {
    const x = (lon - west) * across;
    const y = (north - lat) * down;
    if (x >= 0 && x <= width && y >= 0 && y <= height) return { x: left + x, y: top + y };
  }
  return undefined;
}
