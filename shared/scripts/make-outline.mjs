/**
 * Makes the outline of the countries for the map of shelters from Natural Earth (public domain) as the package world-atlas has it. Run it once;
 * nothing in the portal needs the packages: `npm install --prefix /tmp/geo world-atlas@2 topojson-client@3`, then
 * `node shared/scripts/make-outline.mjs /tmp/geo`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outlineOf } from './places/outline.mjs';

const TARGET = fileURLToPath(new URL('../../mf-search/src/features/shelter-search/map/outline.ts', import.meta.url));

/** What each panel shows: where it stands, its borders in degrees, units per degree of latitude, and how many units a line may be simplified. */
const PANELS = [
  { key: 'mainland', left: 0, top: 0, west: 2.4, east: 7.35, north: 53.65, south: 49.4, scale: 200, tolerance: 1.5 },
  { key: 'leeward', left: 12, top: 50, west: -70.25, east: -68, north: 12.8, south: 11.85, scale: 100, tolerance: 0.7 },
  {
    key: 'windward',
    left: 12,
    top: 198,
    west: -63.5,
    east: -62.7,
    north: 18.25,
    south: 17.35,
    scale: 100,
    tolerance: 0.5,
  },
];
const COUNTRIES = ['Netherlands', 'Belgium', 'Aruba', 'Curaçao', 'Sint Maarten', 'St-Martin'];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say in which folder world-atlas and topojson-client were installed.');
const load = createRequire(join(resolve(folder), 'package.json'));
const atlas = load('world-atlas/countries-10m.json');
const { feature } = load('topojson-client');
const { geometries } = atlas.objects.countries;
const shapes = COUNTRIES.map((name) => {
  const { geometry } = feature(
    atlas,
    geometries.find(({ properties }) => properties.name === name),
  );
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([ring]) => ring);
});

const panels = PANELS.map((panel) => outlineOf(panel, shapes));
const lines = panels.map((panel) => `  ${JSON.stringify(panel)},`).join('\n');
writeFileSync(
  TARGET,
  `import type { MapPanel } from './projection';

/** Made by \`shared/scripts/make-outline.mjs\` from Natural Earth (public domain). */
export const PANELS: readonly MapPanel[] = [
${lines}
];
`,
);
console.log(`${JSON.stringify(panels).length} bytes in ${TARGET}`);
