import { CHAT_TEXT_MAX } from '@portal/shared/contract';

/** Who tries: the two parties of the review, people of another review, an admin and nobody. */
export type ChatActor = 'author' | 'staff' | 'stranger' | 'other staff' | 'admin' | 'visitor';

/** Whose party key a field of a message carries. */
export type ChatParty = 'author' | 'staff' | 'stranger' | 'other staff';

/** One thing that somebody tries with a chat, whatever stores it. */
export type ChatCall =
  | {
      kind: 'add';
      /** The review of author and staff, one of other parties, or none. */
      review: 'own' | 'foreign' | 'unknown';
      text?: unknown;
      sender?: ChatParty;
      reciever?: ChatParty;
      /** Other fields of the document as they are sent. */
      fields?: Readonly<Record<string, unknown>>;
    }
  | { kind: 'list'; filter: 'own' | 'foreign' | 'none' }
  /** The message that the author sent to the shelter, which is not read yet. */
  | { kind: 'mark'; read: boolean }
  | { kind: 'edit'; fields: Readonly<Record<string, unknown>> }
  | { kind: 'delete' }
  | { kind: 'set feature' };

/**
 * 'refused': an error, and nothing has changed. 'as oneself': what was forged has no effect; the server refuses it or stores the
 * sender's own key, name and moment.
 */
export type ChatOutcome = 'allowed' | 'refused' | 'as oneself';

export interface ChatAttempt {
  name: string;
  by: ChatActor;
  call: ChatCall;
  outcome: ChatOutcome;
}

const attempt = (name: string, by: ChatActor, call: ChatCall, outcome: ChatOutcome): ChatAttempt => ({
  name,
  by,
  call,
  outcome,
});

const EVERYBODY: readonly ChatActor[] = ['author', 'staff', 'stranger', 'other staff', 'admin', 'visitor'];
const STRANGERS: readonly ChatActor[] = ['stranger', 'other staff', 'visitor'];

const everybody = (name: string, call: ChatCall) => EVERYBODY.map((by) => attempt(name, by, call, 'refused'));

/**
 * What people may and may not do with the chat of a review (docs/trust.md#chat): one table for every adapter and every server behind it. A
 * suite makes the people and the message, tries each row and compares the outcome.
 */
export const CHAT_ATTEMPTS: readonly ChatAttempt[] = [
  attempt('writes to the shelter', 'author', { kind: 'add', review: 'own', reciever: 'staff' }, 'allowed'),
  attempt('writes to the author', 'staff', { kind: 'add', review: 'own', reciever: 'author' }, 'allowed'),
  attempt('writes', 'admin', { kind: 'add', review: 'own', reciever: 'staff' }, 'refused'),
  ...STRANGERS.flatMap((by) => [
    attempt('writes into a foreign review', by, { kind: 'add', review: 'own', reciever: 'staff' }, 'refused'),
    attempt('lists a foreign review', by, { kind: 'list', filter: 'own' }, 'refused'),
    attempt('marks a foreign message as read', by, { kind: 'mark', read: true }, 'refused'),
  ]),
  attempt(
    'writes into a review of others',
    'author',
    { kind: 'add', review: 'foreign', reciever: 'other staff' },
    'refused',
  ),
  attempt('writes into no review', 'author', { kind: 'add', review: 'unknown', reciever: 'staff' }, 'refused'),
  attempt('lists a review of others', 'author', { kind: 'list', filter: 'foreign' }, 'refused'),

  attempt(
    'writes as the shelter',
    'author',
    { kind: 'add', review: 'own', sender: 'staff', reciever: 'staff' },
    'as oneself',
  ),
  attempt(
    'writes as the author',
    'staff',
    { kind: 'add', review: 'own', sender: 'author', reciever: 'author' },
    'as oneself',
  ),
  attempt(
    'writes as a stranger',
    'author',
    { kind: 'add', review: 'own', sender: 'stranger', reciever: 'staff' },
    'as oneself',
  ),
  attempt(
    'writes as the author',
    'stranger',
    { kind: 'add', review: 'own', sender: 'author', reciever: 'staff' },
    'refused',
  ),
  attempt('writes to a stranger', 'author', { kind: 'add', review: 'own', reciever: 'stranger' }, 'refused'),
  attempt('writes to another shelter', 'author', { kind: 'add', review: 'own', reciever: 'other staff' }, 'refused'),
  attempt('writes to oneself', 'author', { kind: 'add', review: 'own', reciever: 'author' }, 'refused'),

  attempt(
    'writes in the past',
    'author',
    { kind: 'add', review: 'own', reciever: 'staff', fields: { created: '2020-01-01T00:00:00.000Z' } },
    'as oneself',
  ),
  attempt(
    'writes what is read already',
    'author',
    { kind: 'add', review: 'own', reciever: 'staff', fields: { read: true } },
    'as oneself',
  ),
  attempt(
    'adds fields',
    'author',
    { kind: 'add', review: 'own', reciever: 'staff', fields: { role: 'admin', hidden: true } },
    'as oneself',
  ),
  attempt(
    'writes about something else',
    'author',
    { kind: 'add', review: 'own', reciever: 'staff', fields: { sql_key: 'animal' } },
    'refused',
  ),
  ...[
    ['one character', 'a'],
    ['nothing', ''],
    ['spaces alone', '   '],
    ['one character too many', 'a'.repeat(CHAT_TEXT_MAX + 1)],
    ['a number', 42],
    ['a list', ['Hallo', 'daar']],
    ['no text', null],
  ].map(([name, text]) =>
    attempt(`sends ${name}`, 'author', { kind: 'add', review: 'own', reciever: 'staff', text }, 'refused'),
  ),
  attempt(
    'sends the longest text',
    'author',
    { kind: 'add', review: 'own', reciever: 'staff', text: 'é'.repeat(CHAT_TEXT_MAX) },
    'allowed',
  ),

  attempt('lists its review', 'author', { kind: 'list', filter: 'own' }, 'allowed'),
  attempt('lists its review', 'staff', { kind: 'list', filter: 'own' }, 'allowed'),
  attempt('lists any review', 'admin', { kind: 'list', filter: 'own' }, 'allowed'),
  ...everybody('lists everything', { kind: 'list', filter: 'none' }),

  attempt('marks what it sent as read', 'author', { kind: 'mark', read: true }, 'refused'),
  attempt('marks as read', 'admin', { kind: 'mark', read: true }, 'refused'),
  attempt('marks as unread', 'staff', { kind: 'mark', read: false }, 'refused'),
  attempt('marks what it received as read', 'staff', { kind: 'mark', read: true }, 'allowed'),

  ...everybody('changes a text', { kind: 'edit', fields: { text: 'Iets anders' } }),
  ...everybody('changes a sender', { kind: 'edit', fields: { sender: 'iemand', name: 'Iemand' } }),
  ...everybody('deletes a message', { kind: 'delete' }),
  ...EVERYBODY.filter((by) => by !== 'admin').map((by) =>
    attempt('switches a flag', by, { kind: 'set feature' }, 'refused'),
  ),
];
