/** Which parts a change touches: planted parts that take files of shared through a door. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affectedParts, takenFiles } from './affected/affected-parts.mjs';

const TEXTS = {
  'shared/src/ui/index.ts':
    "export { Card, type CardProps as Props } from './card';\nexport * from './icons';\nexport * as icons from './icons';\nexport { Old as New } from './old';",
  'shared/src/ui/card.tsx': "import { dash } from './dash';\nexport function Card() {}\nexport interface CardProps {}",
  'shared/src/ui/dash.ts': "export const dash = '–';",
  'shared/src/ui/icons.tsx': 'export const Star = () => null;\nexport const Moon = () => null;',
  'shared/src/ui/old.tsx': 'export const Old = () => null;',
  'shared/src/ui/files.d.ts': "declare module '*.css';",
  'mf-one/src/page.tsx': "import {\n  Card,\n  type Props,\n} from '@portal/shared/ui';",
  'mf-two/src/page.tsx': "import { Star as Favourite } from '@portal/shared/ui';",
  'mf-two/src/page.test.tsx': "import { New } from '@portal/shared/ui';",
  'shell/src/main.ts': "import { Star } from '@portal/shared/ui';\nawait import('@portal/shared/ui');",
  'api/src/main.ts': "import { readFile } from 'node:fs';",
};
const DOOR = 'shared/src/ui/index.ts';
const PARTS = ['shared', 'api', 'shell', 'mf-one', 'mf-two'];

/** The answer of dependency-cruiser for the planted texts. */
const modules = Object.entries(TEXTS).map(([source, text]) => ({
  source,
  dependencies: [...text.matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(([, module]) => {
    const found = Object.keys(TEXTS).find((file) => file.startsWith(`shared/src/ui/${module.slice(2)}.`));
    const resolved = module === '@portal/shared/ui' ? DOOR : found;
    return resolved ? [{ module, resolved }] : [];
  }),
}));
const taken = takenFiles(modules, (file) => TEXTS[file]);
const lock = (rows = {}) =>
  JSON.stringify({
    packages: {
      'mf-one': { version: '1.0.0' },
      'node_modules/mf-one': { link: true },
      'node_modules/zod': { version: '4.0.0' },
      ...rows,
    },
  });
const affected = (changed, locks = [lock(), lock()]) =>
  affectedParts({ changed: [changed].flat(), taken, parts: PARTS, locks });
const BROWSER = ['shared', 'shell', 'mf-one', 'mf-two'];

describe('affected is', () => {
  for (const [what, changed, expected] of [
    ['the part of a file of its own', 'mf-one/src/page.tsx', ['mf-one']],
    ['the part of its package.json', 'mf-two/package.json', ['mf-two']],
    ['api for a migration', 'api/migrations/0300_x.sql', ['api']],
    [
      'whoever names a component of shared, and who takes the door whole',
      'shared/src/ui/card.tsx',
      ['shared', 'shell', 'mf-one'],
    ],
    ['whoever takes what it takes', 'shared/src/ui/dash.ts', ['shared', 'shell', 'mf-one']],
    ['whoever names one of `export *`', 'shared/src/ui/icons.tsx', ['shared', 'shell', 'mf-two']],
    ['whoever names it in a test, by another name', 'shared/src/ui/old.tsx', ['shared', 'shell', 'mf-two']],
    ['everybody behind a door that exports otherwise', DOOR, BROWSER],
    ['shared alone for its tests', 'shared/src/ui/card.test.tsx', ['shared']],
    ['shared alone for a command', 'shared/scripts/tree.mjs', ['shared']],
    ['everybody for a file of shared that is gone', 'shared/src/ui/gone.tsx', PARTS],
    ['everybody for the build settings', 'shared/config/rspack-base.mjs', PARTS],
    ['shared alone for tests of the build settings', 'shared/config/facades.test.mjs', ['shared']],
    ['everybody for the declarations of globals', 'shared/src/ui/files.d.ts', PARTS],
    ['everybody for the settings of the root', '.biome.json', PARTS],
    [
      'nobody for pages, browser tests and pipelines',
      ['LICENSE', 'mf-one/README.md', 'e2e/specs/a.spec.ts', '.github/CODEOWNERS'],
      [],
    ],
    ['every part of two changes, in the order of the workspaces', ['mf-two/a.ts', 'api/b.ts'], ['api', 'mf-two']],
  ]) {
    test(what, () => assert.deepEqual(affected(changed), expected));
  }

  test('by the lock file: everybody for another package, one part for its own version, nobody for its link', () => {
    const locked = (rows) => affected('package-lock.json', [lock(), lock(rows)]);
    assert.deepEqual(locked({ 'node_modules/zod': { version: '4.0.1' } }), PARTS);
    assert.deepEqual(locked({ 'mf-one': { version: '1.1.0' } }), ['mf-one']);
    assert.deepEqual(locked({ 'mf-one': { version: '1.0.0' } }), []);
    assert.deepEqual(affected('package-lock.json', [undefined, lock()]), PARTS);
  });
});
