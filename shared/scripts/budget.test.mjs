import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { budgetTable, measureBudgets, measurePart } from './budget.mjs';
import { REMOTES } from './workspaces.mjs';

const KB = 1024;
/** Bytes that no compression makes smaller. */
const noise = (kb) => randomBytes((kb * KB * 3) / 4).toString('base64');

const MODULE = `(globalThis.rspackChunkx||=[]).push([[9],{
  1(e,o,n){n.r(o),n.d(o,{remote:()=>i});let i=(0,n(7).defineRemote)({
    routes:{small:async()=>(await n.e(20).then(n.bind(n,2))).Small,
      'large/:id':async()=>(await Promise.all([n.e(20),n.e(30)]).then(n.bind(n,3))).Large,
      'zoek/dieren':async()=>(await n.e(20).then(n.bind(n,2))).Small},
    slots:{'home.news':async()=>(await n.e(40).then(n.bind(n,4))).News}})}}]);`;

const FACTS = {
  team: 'team',
  routes: [
    { path: 'small', access: 'public' },
    { path: 'large/:id', access: 'public' },
    { path: 'zoek/dieren', access: 'public' },
  ],
  menu: [],
  slots: [{ slot: 'home.news', piece: 'news', order: 10, access: 'public' }],
};

function writePart(root, part, files) {
  const dist = join(root, part, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(root, part, 'remote.json'), JSON.stringify(FACTS));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
}

describe('weight of the built parts', () => {
  let root;
  let rows;
  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'budget-'));
    writePart(root, 'shell', {
      'index.html': '<script src="/main.1.js"></script><link href="/main.2.css">',
      'main.1.js': noise(100),
      'main.2.css': noise(90),
      'later.3.js': noise(50),
      'font.woff2': randomBytes(20 * KB),
      'release.json': '{}',
    });
    const manifest = {
      metaData: { remoteEntry: { name: 'remoteEntry.5.js' } },
      exposes: [{ assets: { js: { sync: ['module.9.js'] }, css: { sync: [] } } }],
    };
    for (const part of REMOTES) {
      writePart(root, part, {
        'build.json': JSON.stringify({ name: part, version: '1.0.0', build: '00000000' }),
        'mf-manifest.json': JSON.stringify(manifest),
        'remoteEntry.5.js': noise(20),
        'module.9.js': MODULE,
        '20.6.js': noise(10),
        '30.7.css': noise(part === 'mf-animal' ? 70 : 30),
        '40.8.js': noise(5),
        '50.9.js': noise(300),
      });
    }
    rows = await measureBudgets(root);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const row = (name) => rows.find((one) => one.name === name);
  const isAbout = (kb, expected) =>
    assert.ok(Math.abs(kb - expected) < expected * 0.03, `${kb} is not about ${expected}`);
  // base64 of noise goes back to three quarters.
  const packed = (kb) => kb * 0.76;

  test('counts of the shell what index.html names', () => {
    isAbout(row('shell').kb, packed(190));
  });

  test('counts of a remote entry, module and the files of its heaviest page, not what comes after a click', () => {
    assert.equal(row('mf-animal').what, 'large/:id');
    isAbout(row('mf-animal').kb, packed(100));
    isAbout(row('mf-search').kb, packed(60));
  });

  test('counts of home the shell with its font and the pieces of every remote', () => {
    isAbout(row('home').kb, packed(190) + 20 + REMOTES.length * packed(25));
  });

  test('counts of a visitor’s page the scripts of shell, entries, page and pieces; no style sheets, fonts or what comes later', () => {
    isAbout(row('search js').kb, packed(100) + REMOTES.length * packed(30));
    isAbout(row('home js').kb, packed(100) + REMOTES.length * packed(25));
    isAbout(row('profile js').kb, packed(100));
  });

  test('measures one part when the others are not built', async () => {
    for (const part of REMOTES.slice(1)) rmSync(join(root, part, 'dist'), { recursive: true });
    assert.deepEqual(await measurePart('mf-search', root), [row('mf-search')]);
    assert.deepEqual(await measurePart('shell', root), [row('shell')]);
  });

  test('says which budget is passed', () => {
    const table = budgetTable([
      { name: 'shell', what: 'main.js', kb: 180.1, limit: 180 },
      { name: 'home', what: 'all', kb: 500, limit: 500 },
    ]);
    const [shell, home] = table.split('\n');
    assert.match(shell, /OVER/);
    assert.doesNotMatch(home, /OVER/);
  });
});
