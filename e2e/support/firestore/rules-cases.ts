import type { RuleAuth, RuleContext, RuleFilter } from './rules-evaluator';
import type { Operation } from './rules-tree';
import type { RuleMap } from './rules-values';

export const DOCUMENTS = '/databases/(default)/documents';

/** Who tries. The parties of review 1 are the author and the staff of shelter s1. */
export const PRINCIPALS = {
  anonymous: null,
  author: { uid: 'u1', token: {} },
  staff: { uid: 'u2', token: { usertype: 'asiel', asiel_uuidkey: 's1' } },
  stranger: { uid: 'u3', token: {} },
  admin: { uid: 'u4', token: { usertype: 'admin' } },
} satisfies Record<string, RuleAuth>;

const partyOf = (who: RuleAuth) => String(who?.token.asiel_uuidkey ?? who?.uid ?? 'nobody');
const uidOf = (who: RuleAuth) => who?.uid ?? 'nobody';

/** Written by the api, present in every case. */
const THREADS: Record<string, RuleMap> = {
  review_1: { parties: ['u1', 's1'], names: { u1: 'Jan', s1: 'Asiel' } },
  review_2: { parties: ['u8', 's8'], names: { u8: 'Els', s8: 'Ander asiel', u1: 'Jan' } },
  review_4: { parties: [], names: { u1: 'Jan', s1: 'Asiel' } },
};

/** What somebody tries to do with a document of a collection. */
export interface Attempt extends Omit<RuleContext, 'auth'> {
  operation: Operation;
  path: string;
}

type Try = (who: RuleAuth) => Attempt;

const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const BEFORE = ago(3600);

const MESSAGE = {
  ...{ sql_id: 1, sql_key: 'review', name: 'Jan', text: 'hoi' },
  ...{ sender: 'u1', reciever: 's1', read: false },
};

/** Without the fields that are undefined. */
const message = (changes: RuleMap, created: Date): RuleMap =>
  Object.fromEntries(Object.entries({ created, ...MESSAGE, ...changes }).filter(([, value]) => value !== undefined));

const read = (path: string) => THREADS[path.split('/').at(-1) ?? ''] ?? null;
const counted = { message: 'm1', last: NOW };

/** A new message, with the counter that comes along in the same commit. */
const create =
  (changes: RuleMap = {}, counter: RuleMap | null = counted): Try =>
  (who) => ({
    ...{ operation: 'create', path: 'messages/m1', next: message(changes, NOW), now: NOW, read },
    readAfter: (path) => (path === `${DOCUMENTS}/writers/${uidOf(who)}` ? counter : null),
  });

const update =
  (before: RuleMap, after: RuleMap): Try =>
  () => ({
    ...{ operation: 'update', path: 'messages/m1', now: NOW, read },
    existing: message(before, BEFORE),
    next: message({ ...before, ...after }, BEFORE),
  });

const on =
  (operation: Operation, path: string, documents: Pick<Attempt, 'existing' | 'next'>): Try =>
  () => ({ operation, path, ...documents, now: NOW, read });

const counter = (minute: Date, count: number, changes: RuleMap = {}): RuleMap => ({
  minute,
  count,
  ...counted,
  ...changes,
});
const count =
  (existing: RuleMap | null, next: RuleMap, path = (who: RuleAuth) => `writers/${uidOf(who)}`): Try =>
  (who) => ({ operation: existing ? 'update' : 'create', path: path(who), existing, next, now: NOW, read });

/** Name → what is tried. */
export const ATTEMPTS: Record<string, Try> = {
  'read message': on('get', 'messages/m1', { existing: message({}, BEFORE) }),
  'read a message that is not there': on('get', 'messages/m1', {}),
  'delete message': on('delete', 'messages/m1', { existing: message({}, BEFORE) }),
  'create as author': create(),
  'create as shelter': create({ sender: 's1', reciever: 'u1', name: 'Asiel' }),
  'create as myself in a foreign thread': (who) => create({ sql_id: 2, sender: partyOf(who), reciever: 's8' })(who),
  'create to somebody outside the thread': create({ reciever: 'u3' }),
  'create in a thread that does not exist': create({ sql_id: 3 }),
  'create in a thread that is closed': create({ sql_id: 4 }),
  'create to myself': create({ reciever: 'u1' }),
  'create under another name': create({ name: 'Asiel' }),
  'create with 1 character': create({ text: 'a' }),
  'create with spaces alone': create({ text: '    ' }),
  'create with 1 character between spaces': create({ text: ' a ' }),
  'create with 2000 characters': create({ text: 'é'.repeat(2000) }),
  'create with 2001 characters': create({ text: 'a'.repeat(2001) }),
  'create with a number as text': create({ text: 42 }),
  'create with a text id': create({ sql_id: '1' }),
  'create with an extra field': create({ extra: 1 }),
  'create without sender': create({ sender: undefined }),
  'create without name': create({ name: undefined }),
  'create with own clock': create({ created: BEFORE }),
  'create for another sql_key': create({ sql_key: 'other' }),
  'create as already read': create({ read: true }),
  'create without a counter': create({}, null),
  'create with the counter of another message': create({}, { ...counted, message: 'm0' }),
  'create with a counter of before': create({}, { ...counted, last: BEFORE }),
  'mark as read': update({}, { read: true }),
  'mark as unread': update({ read: true }, { read: false }),
  'change the text': update({}, { text: 'anders' }),
  'mark as read and change the text': update({}, { read: true, text: 'anders' }),
  'begin to count': count(null, counter(NOW, 1)),
  'begin to count at another number': count(null, counter(NOW, -50)),
  'begin to count at another time': count(null, counter(BEFORE, 1)),
  'count one more': count(counter(ago(30), 19, { message: 'm0', last: ago(1) }), counter(ago(30), 20)),
  'count the same again': count(counter(ago(30), 19, { last: ago(1) }), counter(ago(30), 19)),
  'count the twenty-first of a minute': count(counter(ago(30), 20, { last: ago(1) }), counter(ago(30), 21)),
  'begin another minute after 59 seconds': count(counter(ago(59), 20, { last: ago(1) }), counter(NOW, 1)),
  'begin another minute after 60 seconds': count(counter(ago(60), 20, { last: ago(1) }), counter(NOW, 1)),
  'count for somebody else': count(null, counter(NOW, 1), () => 'writers/u9'),
  'forget the counter': (who) => on('delete', `writers/${uidOf(who)}`, { existing: counter(ago(30), 20) })(who),
  'read feature': on('get', 'features/f1', { existing: { alias: 'review-chat' } }),
  'write feature': on('create', 'features/f1', { next: { alias: 'review-chat' } }),
  'read thread': on('get', 'threads/review_1', { existing: THREADS.review_1 ?? null }),
  'write thread': on('create', 'threads/review_1', { next: { parties: ['u3', 's1'] } }),
};

const THREAD: RuleFilter[] = [
  { field: 'sql_id', equals: 1 },
  { field: 'sql_key', equals: 'review' },
];
const mine = (who: RuleAuth): RuleFilter => ({
  any: [
    { field: 'sender', equals: partyOf(who) },
    { field: 'reciever', equals: partyOf(who) },
  ],
});

interface Asked {
  collection?: string;
  where: RuleFilter;
  limit: number | null;
}

const sentBy = (...parties: string[]): RuleFilter => ({
  any: parties.map((equals) => ({ field: 'sender', equals })),
});

/** Name → a query, by default on messages. */
export const QUERIES: Record<string, (who: RuleAuth) => Asked> = {
  'list everything': () => ({ where: null, limit: 50 }),
  'list the thread': () => ({ where: { all: THREAD }, limit: 50 }),
  'list the thread, sent or received by me': (who) => ({ where: { all: [...THREAD, mine(who)] }, limit: 50 }),
  'list the thread, sent by me': (who) => ({ where: { all: [...THREAD, sentBy(partyOf(who))] }, limit: 50 }),
  'list the thread, sent by me or by the author': (who) => ({
    where: { all: [...THREAD, sentBy(partyOf(who), 'u1')] },
    limit: 50,
  }),
  'list mine without a limit': (who) => ({ where: { all: [...THREAD, mine(who)] }, limit: null }),
  'list mine, 101 at once': (who) => ({ where: { all: [...THREAD, mine(who)] }, limit: 101 }),
  'list a feature by alias': () => ({
    ...{ collection: 'features', where: { field: 'alias', equals: 'review-chat' }, limit: 1 },
  }),
  'list all features': () => ({ collection: 'features', where: null, limit: 50 }),
  'list all counters': () => ({ collection: 'writers', where: null, limit: 50 }),
  'list all threads': () => ({ collection: 'threads', where: null, limit: 50 }),
};
