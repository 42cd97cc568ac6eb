/** A page with the Firestore adapter of the portal and the cases that every adapter passes, as one script. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/e2e/firestore-page');

/** The lists of cases by name, and what the page offers to a test. Parties as in the threads of the test. */
const ENTRY = `
  import { deleteApp, initializeApp } from 'firebase/app';
  import * as F from 'firebase/firestore';
  import { firestoreStore } from '${ROOT}/shared/src/platform/realtime-firestore.ts';
  import { REALTIME_ABUSE, REALTIME_CASES } from '${ROOT}/shared/src/testing/realtime-contract.ts';

  const lists = { REALTIME_CASES, REALTIME_ABUSE };
  // Each chat has people of its own: what they write is counted (C21).
  const tokensOf = (reviewId) => ({
    author: { sub: 'author-' + reviewId }, stranger: { sub: 'stranger-' + reviewId }, nobody: undefined,
    shelter: { sub: 'staff-' + reviewId, usertype: 'asiel', asiel_uuidkey: 'shelter-' + reviewId },
    admin: { sub: 'admin-' + reviewId, usertype: 'admin' },
  });
  const people = Object.keys(tokensOf(0));
  const apps = [];

  // One address per person: a browser opens six connections to an origin over HTTP/1.1, and each app holds one or two.
  function databaseOf(who, { reviewId, longPolling }) {
    const app = initializeApp({ projectId: 'demo-portal', apiKey: 'any' }, 'app' + apps.length);
    apps.push(app);
    const settings = { localCache: F.memoryLocalCache(), experimentalForceLongPolling: longPolling };
    const database = F.initializeFirestore(app, settings);
    const mockUserToken = tokensOf(reviewId)[who];
    F.connectFirestoreEmulator(database, '127.0.0.' + (2 + people.indexOf(who)), Number(location.port), { mockUserToken });
    return database;
  }

  function storeOf(who, of) {
    const token = tokensOf(of.reviewId)[who];
    const person = async () =>
      token ? { uid: token.sub, party: token.asiel_uuidkey ?? token.sub, isAdmin: token.usertype === 'admin', asiel: who === 'shelter' ? 12 : null } : null;
    return firestoreStore({ database: databaseOf(who, of), environment: 'production', person });
  }

  const closeAll = () => Promise.all(apps.splice(0).map((app) => deleteApp(app)));

  window.runCase = async ({ list, index, ...of }) => {
    const stores = {};
    const storeFor = (who) => (stores[who] ??= storeOf(who, of));
    const [, run] = lists[list][index];
    const parties = { author: 'author-' + of.reviewId, shelter: 'shelter-' + of.reviewId };
    return run({ reviewId: of.reviewId, parties, storeFor })
      .then(() => 'ok', (error) => String(error?.stack ?? error))
      .finally(closeAll);
  };

  window.features = async (aliases) => {
    const store = storeOf('shelter', { reviewId: 0, longPolling: false });
    const states = await Promise.all(aliases.map((alias) => store.feature(alias)));
    await closeAll();
    return states;
  };

  /** What somebody tries who writes a program of their own, with the SDK itself. */
  window.attack = async (reviewId) => {
    const database = databaseOf('stranger', { reviewId, longPolling: false });
    const messages = F.collection(database, 'messages');
    const forged = (changes) => ({
      sql_id: reviewId, sql_key: 'review', name: 'Jan', text: 'hoi', created: F.serverTimestamp(), sender: 'author-' + reviewId, reciever: 'shelter-' + reviewId, read: false, ...changes,
    });
    const outcome = (promise) => promise.then(() => 'accepted', (error) => error.code);
    const listed = (target) => new Promise((done) => F.onSnapshot(target, () => done('accepted'), (error) => done(error.code)));
    const seen = F.doc(database, 'messages', 'seen-' + reviewId);
    const outcomes = {
      'spoofed sender': await outcome(F.addDoc(messages, forged({}))),
      'foreign review': await outcome(F.addDoc(messages, forged({ sender: 'stranger-' + reviewId }))),
      'unfiltered list': await listed(messages),
      'editing a message': await outcome(F.updateDoc(seen, { text: 'anders' })),
      'deleting a message': await outcome(F.deleteDoc(seen)),
      'setting a flag': await outcome(F.setDoc(F.doc(database, 'features/x'), { alias: 'x' })),
      'joining a chat': await outcome(F.setDoc(F.doc(database, 'threads', 'review_' + reviewId), { parties: ['stranger-' + reviewId] })),
    };
    await closeAll();
    return outcomes;
  };
`;

/** @returns {Promise<string>} the script of the page */
export async function buildFirestorePage() {
  mkdirSync(CACHE, { recursive: true });
  const entry = join(CACHE, 'entry.ts');
  writeFileSync(entry, ENTRY);
  const compiler = rspack({
    context: ROOT,
    mode: 'development',
    target: ['web', 'es2022'],
    devtool: false,
    entry,
    output: { path: CACHE, filename: 'page.js' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], modules: [join(ROOT, 'node_modules'), 'node_modules'] },
    module: {
      rules: [
        {
          ...{ test: /\.tsx?$/, loader: 'builtin:swc-loader', type: 'javascript/auto' },
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } },
        },
      ],
    },
  });
  await new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? fail(failure) : done()));
    });
  });
  return readFileSync(join(CACHE, 'page.js'), 'utf8');
}
