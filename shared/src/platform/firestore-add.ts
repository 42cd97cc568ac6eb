import { CHAT_KEY, CHAT_PER_MINUTE, ChatForm } from '@portal/shared/contract';
import { type DocumentSnapshot, doc, type Firestore, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { FirestorePerson } from './firestore-documents';
import { isDenied, refusalOf, tooMany } from './firestore-error';
import type { NewMessage } from './realtime-store';

/** The text as it is stored; throws `invalid` with the message of the form. */
export function checkedText(text: string): string {
  const parsed = ChatForm.safeParse({ text });
  if (parsed.success) return parsed.data.text;
  throw Object.assign(refusalOf('invalid'), { message: parsed.error.issues[0]?.message });
}

/**
 * Adds a message once: in one transaction it is looked for, and written together with the counter of its writer, as the rules ask. A
 * transaction fails without a connection, so nothing waits in the SDK.
 */
export async function addMessage(database: Firestore, who: FirestorePerson, message: NewMessage): Promise<void> {
  const { id, reviewId, text, reciever } = message;
  const [target, threadOf, writerOf] = [
    doc(database, 'messages', id),
    doc(database, 'threads', `${CHAT_KEY}_${reviewId}`),
    doc(database, 'writers', who.uid),
  ];
  let isMinuteFull = false;
  await runTransaction(database, async (transaction) => {
    const known = await transaction.get(target);
    if (known.exists()) return requireSame(known, { text, reviewId, sender: who.party });
    const [thread, writer] = await Promise.all([transaction.get(threadOf), transaction.get(writerOf)]);
    const created = serverTimestamp();
    isMinuteFull = writer.get('count') === CHAT_PER_MINUTE;
    transaction.set(target, {
      ...{ sql_id: reviewId, sql_key: CHAT_KEY, text, created, sender: who.party, reciever, read: false },
      name: thread.get('names')?.[who.party] ?? '',
    });
    transaction.set(writerOf, { ...nextCount(writer), message: id, last: created });
  }).catch((error: unknown) => {
    throw isMinuteFull && isDenied(error) ? tooMany() : error;
  });
}

/** The same id with another text, chat or sender is a mistake, not a repeat (C57). */
function requireSame(known: DocumentSnapshot, wanted: { text: string; reviewId: number; sender: string }): void {
  const [text, reviewId, sender] = ['text', 'sql_id', 'sender'].map((field) => known.get(field));
  if (text !== wanted.text || reviewId !== wanted.reviewId || sender !== wanted.sender) throw refusalOf('invalid');
}

/** One message more; after the twentieth another minute begins, which the rules allow by the server's clock, not by that of the browser. */
function nextCount(writer: DocumentSnapshot) {
  const count: unknown = writer.get('count');
  if (typeof count !== 'number' || count >= CHAT_PER_MINUTE) return { minute: serverTimestamp(), count: 1 };
  return { minute: writer.get('minute'), count: count + 1 };
}
