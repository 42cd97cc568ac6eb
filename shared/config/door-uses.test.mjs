import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { compile } from './compile.mjs';
import { doorNames } from './doors.mjs';
import { remoteConfig } from './rspack-part.mjs';

const SESSION = '@portal/shared/session';
const PACKAGE = JSON.stringify({ version: '1.0.0', dependencies: { '@portal/shared': '1.0.0' } });
const MODULE = `import { defineRemote } from '${SESSION}';
export const remote = defineRemote({ routes: { test: () => import('./page') }, slots: {} });`;

const directories = [];
after(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** The names that a remote with this page states; rejects with the errors of its build. */
async function statedBy(page) {
  const root = mkdtempSync(join(tmpdir(), 'uses-'));
  directories.push(root);
  const directory = join(root, 'mf-test');
  const files = { 'package.json': PACKAGE, 'src/module.ts': MODULE, 'src/page.ts': page, 'src/tool.ts': TOOL };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  await compile(remoteConfig(directory));
  return JSON.parse(readFileSync(join(directory, 'dist/build.json'), 'utf8')).uses;
}

/** A file with more than the page takes of it. */
const TOOL = `import { useToast, useUser } from '${SESSION}';
import * as z from 'zod/mini';
export const useName = () => useUser()?.name;
export const useHint = () => useToast();
export const schema = () => z.array(z.string());
export const other = () => z.boolean();`;

const marked = (...names) => names.map((name) => doorNames()[SESSION].find((one) => one.startsWith(`${name}#`)));

describe('a release states the names that it uses of each door', () => {
  test('its own and those of what it bundles, with the mark of their type; not what is left out of the files', async () => {
    const uses = await statedBy(`import { Slot } from '${SESSION}';
import { schema, useName } from './tool';
import { useParams as useAddress } from 'react-router-dom';
export const Page = () => [Slot, useName, schema, useAddress];`);
    assert.deepEqual(uses, {
      [SESSION]: marked('Slot', 'defineRemote', 'useUser'),
      'react-router-dom': ['useParams'],
      'zod/mini': ['array', 'string'],
    });
  });

  test('a planted import of a new export is stated too', async () => {
    const uses = await statedBy(`import { useToast } from '${SESSION}'; export const Page = () => useToast();`);
    assert.deepEqual(uses, { [SESSION]: marked('defineRemote', 'useToast') });
  });

  test('a name that no door has fails the build, and a door that is taken as a whole or passed on', async () => {
    await assert.rejects(
      statedBy(`import { useTheme } from '${SESSION}'; export const Page = useTheme;`),
      /session: .*page\.ts uses useTheme, which it does not have \(npm run doors\)/,
    );
    for (const line of [
      `import * as session from '${SESSION}'; export const Page = () => session;`,
      `export { useToast as Page } from '${SESSION}';`,
    ]) {
      await assert.rejects(
        statedBy(line),
        /session: .*page\.ts takes it as a whole or passes it on; import the names that it uses/,
      );
    }
  });
});
