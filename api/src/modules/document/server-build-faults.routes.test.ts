import type { Worker } from 'node:worker_threads';
import { type ManagedPart, ReleaseOverviewAnswer } from '@portal/shared/contract';
import type { Database } from '../../ports/database/port';
import { eventually } from '../../testing/animal-rows';
import { openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';
import { addPerson, callAs } from '../../testing/signed-in';

const BUILD = '33334444';
/** A shell that renders the page of mf-content, as that of mf-content is written. */
const SHELL = `const PAGE = { key: 'mf-content nieuws', remote: 'mf-content', build: '${BUILD}' };
  module.exports = { doors: { react: {} }, createPageRenderer: async (register, modules) => async ({ url, onRender }) => {
    onRender();
    const remote = modules.find(({ name }) => name === 'mf-content');
    if (!remote) return { html: '', kept: {}, areas: [] };
    onRender('mf-content');
    return { html: '<main>' + remote.page(url) + '</main>', kept: {}, areas: [PAGE] };
  } };`;
const remoteFile = (page: string, first = '') =>
  `${first}; module.exports = { remote: { name: 'mf-content', page(url) { ${page} return url; } } };`;
const VISITORS = ['10.0.0.1', '10.0.1.1', '10.0.2.1'];

let database: Database;
let threads: Worker[] = [];
const noteThread = (thread: Worker) => threads.push(thread);
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  process.on('worker', noteThread);
}, 30_000);
afterAll(async () => {
  process.off('worker', noteThread);
  await database.close();
});
beforeEach(async () => {
  threads = [];
  await emptyRegister(database);
});

async function withServerBuild(file: string, run: (portal: TestPortal) => Promise<void>) {
  const portal = await portalOn(database, { FIRST_VIEW: 'on', CONTACT_EMAIL: 'bestuur@portaal.example' });
  try {
    await publish(portal.app, shellBuild('0000aaaa', {}, { server: SHELL }));
    await publish(portal.app, remoteBuild('mf-content', BUILD, ['nieuws'], {}, { 'server.js': file }));
    await run(portal);
  } finally {
    await portal.close();
  }
}

const open = ({ app }: TestPortal, address: string, url = '/nieuws') =>
  app.inject({ url, remoteAddress: address, headers: { accept: 'text/html' } });
const mainOf = (body: string) => /<main>.*?<\/main>/.exec(body)?.[0];

/** What the admin sees of the release. */
async function seenOf(portal: TestPortal) {
  const admin = await addPerson(portal, { usertype: 'admin' });
  const { items } = ReleaseOverviewAnswer.parse((await callAs(portal, admin, 'GET', 'releases')).json()).data;
  const { releases } = items.find(({ name }) => name === 'mf-content') as ManagedPart;
  const withoutView = releases[0]?.days.reduce((sum, day) => sum + day.without_view, 0);
  return { withoutView, isSuspect: releases[0]?.suspect_at !== null };
}

test.each([
  ['throws while it is loaded', remoteFile('', `throw new Error('broken')`)],
  ['throws while it renders', remoteFile(`throw new Error('broken');`)],
  ['calls fetch', remoteFile(`fetch('https://elsewhere.test/');`)],
  ['reads a file', remoteFile(`require('node:fs');`)],
  ['hangs', remoteFile('for (;;);')],
  ['eats memory', remoteFile('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));')],
])(
  'AP-044: a server build that %s: three visitors get the document without, and the release is suspect',
  (_what, file) =>
    withServerBuild(file, async (portal) => {
      // The thread begins with the first document.
      await open(portal, '127.0.0.1');
      await eventually(
        async () => {
          for (const address of VISITORS) {
            const started = performance.now();
            const { statusCode, body } = await open(portal, address);
            expect([statusCode, body.includes('id="first-view"')]).toEqual([200, false]);
            expect(performance.now() - started).toBeLessThan(4000);
          }
          return seenOf(portal);
        },
        ({ isSuspect }) => isSuspect,
        20_000,
      );
      expect(await seenOf(portal)).toEqual({ withoutView: expect.any(Number), isSuspect: true });
      // The portal serves on, and does not begin a thread for each visitor.
      expect((await portal.app.inject('/api/ready')).statusCode).toBe(200);
      expect(threads.length).toBeLessThan(6);
    }),
  40_000,
);

test('AP-044: one visitor again and again makes nothing suspect', () =>
  withServerBuild(remoteFile(`throw new Error('broken');`), async (portal) => {
    await eventually(
      async () => {
        await open(portal, '10.0.0.1');
        return seenOf(portal);
      },
      ({ withoutView }) => withoutView === 1,
    );
    for (let times = 0; times < 5; times += 1) await open(portal, '10.0.0.1', `/nieuws?n=${times}`);
    expect(await seenOf(portal)).toEqual({ withoutView: 1, isSuspect: false });
  }));

test('what the browser could not take over is told of as well', () =>
  withServerBuild(remoteFile(''), async (portal) => {
    for (const remoteAddress of VISITORS) {
      const payload = {
        ...{ name: 'mf-content', version: '1.0.0', build: BUILD, stage: 'render' },
        ...{ errorClass: 'first-view', ms: 0, steppedBack: false },
      };
      await portal.app.inject({ method: 'POST', url: '/api/loadreport', remoteAddress, payload });
    }
    expect(await seenOf(portal)).toEqual({ withoutView: 3, isSuspect: true });
    const { rows } = await database.query<{ text: string }>('SELECT text FROM mail ORDER BY id DESC LIMIT 1');
    expect(rows[0]?.text).toContain('geen kant-en-klare pagina krijgen');
  }));

test('threads that are killed under load: no failed page, nobody is blamed, and pages come with their view again', () =>
  withServerBuild(remoteFile(''), async (portal) => {
    const rendered = (url: string) =>
      eventually(
        () => open(portal, '10.0.0.1', url),
        ({ body }) => mainOf(body) !== undefined,
      );
    await rendered('/nieuws');
    for (let round = 0; round < 3; round += 1) {
      const pages = Array.from({ length: 40 }, (_, n) => open(portal, `10.1.${round}.${n}`, `/nieuws?n=${round}-${n}`));
      await threads.at(-1)?.terminate();
      for (const { statusCode } of await Promise.all(pages)) expect(statusCode).toBe(200);
      await rendered(`/nieuws?after=${round}`);
    }
    expect(await seenOf(portal)).toEqual({ withoutView: 0, isSuspect: false });
  }));
