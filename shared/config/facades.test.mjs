/** Facades name what parts use: `node --test shared/config/facades.test.mjs`. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { PARTS } from '../scripts/workspaces.mjs';
import { doorNames } from './doors.mjs';
import { FACADES, missingZodNames, namesOf } from './facades.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = [...PARTS, 'shared'].map((part) => join(ROOT, part, 'src'));

test('no part uses a name of zod that the facade lacks', () => {
  assert.deepEqual(BUILT.flatMap(missingZodNames), []);
});

test('zod comes as a whole under the name z, so that the check sees what is used', () => {
  const files = BUILT.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const others = files.filter((file) =>
    /^import (?!type |\* as z ).*'zod(\/mini)?';$/m.test(readFileSync(file, 'utf8')),
  );
  assert.deepEqual(others, []);
});

test('a name that is missing is said, with its file; types and tests do not count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-'));
  const source = "import * as z from 'zod/mini';\nexport const a: z.infer<X> = z.file();\n";
  writeFileSync(join(folder, 'a.ts'), source);
  writeFileSync(join(folder, 'a.test.ts'), source);
  assert.deepEqual(missingZodNames(folder), ['a.ts uses z.file, which shared/config/zod-facade.ts does not name']);
  rmSync(folder, { recursive: true });
});

test('a facade names values alone, and each of them is in what the shell says that it has', () => {
  assert.ok(namesOf(FACADES['react-router-dom']).includes('useParams'));
  assert.ok(!namesOf(FACADES['react-router-dom']).includes('LinkProps'));
  for (const [key, file] of Object.entries(FACADES)) assert.deepEqual(doorNames()[key], namesOf(file));
});
