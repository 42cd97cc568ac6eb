/** A page with the Firestore adapter of the portal and the cases that every adapter passes, as one script. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '@portal/shared/config/compile.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/e2e/firestore-page');

/** The lists of cases by name, and what the page offers to a test. Parties as in the threads of the test. */
const ENTRY = `
  import { deleteApp, initializeApp } from 'firebase/app';
  import * as F from 'firebase/firestore';
  import { firestoreStore } from '${ROOT}/shared/src/platform/realtime-firestore.ts';
  import { CHAT_ATTEMPTS } from '${ROOT}/shared/src/testing/chat-abuse.ts';
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

  function openDatabase(mockUserToken, address, { longPolling = false } = {}) {
    const app = initializeApp({ projectId: 'demo-portal', apiKey: 'any' }, 'app' + apps.length);
    apps.push(app);
    const settings = { localCache: F.memoryLocalCache(), experimentalForceLongPolling: longPolling };
    const database = F.initializeFirestore(app, settings);
    F.connectFirestoreEmulator(database, address, Number(location.port), { mockUserToken });
    return database;
  }

  function storeOf(who, of) {
    const token = tokensOf(of.reviewId)[who];
    // One address per person: a browser opens six connections to an origin over HTTP/1.1, and each app holds one or two.
    const database = openDatabase(token, '127.0.0.' + (2 + people.indexOf(who)), of);
    const person = async () =>
      token ? { uid: token.sub, party: token.asiel_uuidkey ?? token.sub, isAdmin: token.usertype === 'admin', asiel: who === 'shelter' ? 12 : null } : null;
    return firestoreStore({ database, environment: 'production', person });
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

  // What somebody tries who writes a program of their own, with the SDK itself.
  const outcome = (promise) => promise.then(() => 'accepted', (error) => error.code);
  const actorsOf = (id) => ({
    author: { sub: 'author-' + id }, stranger: { sub: 'stranger-' + id }, visitor: undefined,
    staff: { sub: 'staff-' + id, usertype: 'asiel', asiel_uuidkey: 'shelter-' + id },
    'other staff': { sub: 'other-staff-' + id, usertype: 'asiel', asiel_uuidkey: 'other-shelter-' + id },
    admin: { sub: 'admin-' + id, usertype: 'admin' },
  });

  /** Database, uid and party key of somebody; the name of each party is its key. */
  function programOf(by, { own, foreign }) {
    const actors = actorsOf(own);
    const partyOf = (who) => actors[who]?.asiel_uuidkey ?? actors[who]?.sub ?? 'nobody';
    const database = openDatabase(actors[by], '127.0.0.2');
    const parties = { own: [partyOf('author'), partyOf('staff')], foreign: [partyOf('stranger'), partyOf('other staff')] };
    return { database, partyOf, parties, uid: actors[by]?.sub ?? 'nobody', ids: { own, foreign, unknown: foreign + 1 } };
  }

  const newMessage = (sql_id, sender, reciever, changes) => ({
    sql_id, sql_key: 'review', name: sender, text: 'Hallo daar', created: F.serverTimestamp(), sender, reciever, read: false, ...changes,
  });

  /** Messages with the counter of their writer, in one commit. */
  function commit({ database, uid }, messages, counter) {
    const batch = F.writeBatch(database);
    const ids = messages.map(() => crypto.randomUUID());
    for (const [index, message] of messages.entries()) batch.set(F.doc(database, 'messages', ids[index]), message);
    if (counter) batch.set(F.doc(database, 'writers', uid), { message: ids.at(-1), last: F.serverTimestamp(), ...counter });
    return outcome(batch.commit());
  }
  const begin = () => ({ minute: F.serverTimestamp(), count: 1 });

  /** The best of several queries: 'accepted' when one of them brought a message, 'empty' when one was allowed. */
  async function listed(queries) {
    const found = await Promise.all(queries.map((one) => F.getDocs(one).then(({ size }) => (size > 0 ? 'accepted' : 'empty'), ({ code }) => code)));
    return found.find((one) => one === 'accepted') ?? found.find((one) => one === 'empty') ?? found[0];
  }

  const deeds = {
    add: (by, { review, text, sender = by, reciever, fields = {} }, program) => {
      const { partyOf, ids } = program;
      const changes = { ...(text === undefined ? {} : { text }), ...fields };
      if (fields.created) changes.created = F.Timestamp.fromDate(new Date(fields.created));
      return commit(program, [newMessage(ids[review], partyOf(sender), partyOf(reciever), changes)], begin());
    },
    // Of everything an administrator reads as much as the limit of the rules allows (C21).
    list: (by, { filter }, { database, ids, parties }) => {
      const messages = F.collection(database, 'messages');
      if (filter === 'none') return listed([messages, ...(by === 'admin' ? [] : [F.query(messages, F.limit(100))])]);
      const thread = [F.where('sql_id', '==', ids[filter]), F.where('sql_key', '==', 'review'), F.limit(50)];
      const [author, shelter] = parties[filter];
      return listed([[], [F.where('sender', '==', author)], [F.where('reciever', '==', shelter)]].map((more) => F.query(messages, ...thread, ...more)));
    },
    mark: (_by, { read }, { first }) => outcome(F.updateDoc(first, { read })),
    edit: (_by, { fields }, { first }) => outcome(F.updateDoc(first, fields)),
    delete: (_by, _call, { first }) => outcome(F.deleteDoc(first)),
    'set feature': (_by, _call, { database }) =>
      outcome(F.setDoc(F.doc(database, 'features/review-chat'), { alias: 'review-chat', environment: '', asiel_ids: [], user_ids: [] })),
  };

  /** Tries a row of the table; 'accepted' or the code of the refusal. */
  window.attempt = async (index, ids) => {
    const { by, call } = CHAT_ATTEMPTS[index];
    const program = programOf(by, ids);
    const first = F.doc(program.database, 'messages', 'first-' + ids.own);
    const found = await deeds[call.kind](by, call, { ...program, first });
    await closeAll();
    return found;
  };

  /** Twenty messages of the author, and every way to send one more in the same minute. */
  window.flood = async (ids) => {
    const program = programOf('author', ids);
    const message = newMessage(ids.own, ...program.parties.own, {});
    const writer = F.doc(program.database, 'writers', program.uid);
    const two = await commit(program, [message, message], begin());
    const sent = [await commit(program, [message], begin())];
    const { minute } = (await F.getDoc(writer)).data();
    for (let count = 2; count <= 20; count += 1) sent.push(await commit(program, [message], { minute, count }));
    const refused = {
      'two in one commit': two,
      'the twenty-first': await commit(program, [message], { minute, count: 21 }),
      'the twentieth again': await commit(program, [message], { minute, count: 20 }),
      'another minute': await commit(program, [message], begin()),
      'a minute of long ago': await commit(program, [message], { minute: F.Timestamp.fromMillis(0), count: 1 }),
      'without the counter': await commit(program, [message]),
      'the counter of somebody else': await commit({ ...program, uid: 'somebody' }, [message], begin()),
      'no counter any more': await outcome(F.deleteDoc(writer)),
      'a chat of one’s own': await outcome(F.setDoc(F.doc(program.database, 'threads', 'review_' + ids.foreign), { parties: program.parties.own })),
    };
    await closeAll();
    return { sent, refused };
  };
`;

/** @returns {Promise<string>} the script of the page */
export async function buildFirestorePage() {
  mkdirSync(CACHE, { recursive: true });
  const entry = join(CACHE, 'entry.ts');
  writeFileSync(entry, ENTRY);
  await compile({
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
  return readFileSync(join(CACHE, 'page.js'), 'utf8');
}
