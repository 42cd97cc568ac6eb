import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { compile } from '../config/compile.mjs';
import { remoteConfig } from '../config/rspack-part.mjs';
import { readRelease } from './release/read-release.mjs';

const SOURCES = {
  'package.json': JSON.stringify({ version: '1.0.0', dependencies: { '@portal/shared': '1.0.0' } }),
  'remote.json': JSON.stringify({
    team: 'test',
    routes: [{ path: 'test', access: 'public' }],
    menu: [],
    slots: [{ slot: 'home.news', piece: 'test', order: 1, access: 'public' }],
  }),
  'src/module.ts': `import { defineRemote } from '@portal/shared/session';
const page = async () => (await import('./page')).Page;
const piece = async () => (await import('./piece')).Piece;
export const remote = defineRemote({ routes: { test: page }, slots: { 'home.news': piece } });`,
  'src/page.ts': `import './common.css'; import styles from './page.module.css'; export const Page = () => styles.page;`,
  'src/piece.ts': `import './common.css'; export const Piece = () => 'the piece';`,
  'src/common.css': '.common { color: red }',
  'src/page.module.css': '.page { color: blue }',
};

/** Runs an entry in a page that has only what a browser's loader of chunks touches; gives its container and every element that it added. */
function runEntry(text) {
  const asked = [];
  const element = () => ({ setAttribute() {}, getAttribute: () => '1', removeAttribute() {} });
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://portal.example/mf/remoteEntry.js' },
    getElementsByTagName: () => [],
    createElement: element,
    head: { appendChild: (added) => asked.push(added) },
  };
  const page = {
    document,
    setTimeout: () => 0,
    window: { location: { origin: 'https://portal.example' } },
    portalFederation: {
      attach(build) {
        build.f.consumes = () => {};
        build.initContainer = () => {};
        build.getContainer = (name) => build.initializeExposesData.moduleMap[name]();
      },
    },
  };
  runInNewContext(text, page);
  return { asked, container: page.mf_test };
}

const fileOf = ({ href, src }) => (href ?? src).split('/').at(-1);

describe('a built remote becomes a release', () => {
  let directory;
  before(async () => {
    directory = join(mkdtempSync(join(tmpdir(), 'release-')), 'mf-test');
    mkdirSync(join(directory, 'src'), { recursive: true });
    for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(directory, name), text);
    await build();
  });
  after(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

  const build = (options) => compile(remoteConfig(directory, options));

  const kinds = (names) => names.map((name) => name.replace(/^\d+/, 'lazy').replace(/\.[0-9a-f]+\./, '.'));

  test('the script of the module comes with the entry: no file of the release, and nothing to fetch early', async () => {
    const { release, files } = await readRelease('mf-test', directory);
    assert.deepEqual(kinds(release.preload), ['remoteEntry.js', 'module.css']);
    assert.deepEqual(
      [...files.keys()].filter((name) => /^module\..*\.js$/.test(name)),
      [],
    );
    assert.deepEqual(Object.keys(release.files).sort(), [...files.keys()].sort());
    assert.deepEqual(kinds(release.routes[0].preload).sort(), ['lazy.css', 'lazy.js']);
    assert.deepEqual(kinds(release.slots[0].preload), ['lazy.js']);
  });

  test('its entry asks for no script when the module is taken, and for the style sheet with its hash', async () => {
    const { release, files } = await readRelease('mf-test', directory);
    const { asked, container } = runEntry(String(files.get(release.entry)));
    void container.get('./module');
    const style = release.preload[1];
    assert.deepEqual(
      asked.map((added) => [fileOf(added), added.integrity]),
      [[style, release.files[style]]],
    );
  });

  test('another build of the same sources has the same names, but for its entry; what changes gets another name alone', async () => {
    const first = await readRelease('mf-test', directory);
    const next = async (version) => {
      const output = join(directory, version);
      await build({ version, output });
      return readRelease('mf-test', directory, output);
    };
    /** Files of a build that the first one lacks. */
    const added = ({ files }) => kinds([...files.keys()].filter((name) => !first.files.has(name))).sort();
    const same = await next('1.1.0');
    assert.notEqual(same.release.build, first.release.build);
    assert.deepEqual(added(same), ['remoteEntry.js']);
    writeFileSync(join(directory, 'src/page.module.css'), '.page { color: green }');
    assert.deepEqual(added(await next('1.2.0')), ['lazy.css', 'remoteEntry.js']);
  });
});
