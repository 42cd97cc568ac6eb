import { CHAT_KEY, CHAT_SHOWN, Feature, Message } from '@portal/shared/contract';
import {
  and,
  collection,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { logError } from './log';

/**
 * Who asks, by the claims of the token: `party` is the uid, or the shelter's uuidkey for its staff; `asiel` the shelter's number (C21).
 */
export interface FirestorePerson {
  uid: string;
  party: string;
  isAdmin: boolean;
  asiel: number | null;
}

const newestFirst = orderBy('created', 'desc');
const ofReview = (reviewId: number) => [where('sql_id', '==', reviewId), where('sql_key', '==', CHAT_KEY)] as const;

/** The last 50 messages that the person may see. The filter repeats the rules: Firestore refuses a query that could return more. */
export function visibleQuery(database: Firestore, reviewId: number, who: FirestorePerson): Query {
  const mine = or(where('sender', '==', who.party), where('reciever', '==', who.party));
  const visible = who.isAdmin ? and(...ofReview(reviewId)) : and(...ofReview(reviewId), mine);
  return query(collection(database, 'messages'), visible, newestFirst, limit(CHAT_SHOWN));
}

/** The newest messages of a review that this party did not read. */
export function unreadQuery(database: Firestore, reviewId: number, party: string): Query {
  const unread = and(...ofReview(reviewId), where('reciever', '==', party), where('read', '==', false));
  return query(collection(database, 'messages'), unread, newestFirst, limit(CHAT_SHOWN));
}

/** A document as the contract's message; null when there is none, or when it is not one. */
export function messageOf(document: DocumentSnapshot): Message | null {
  const data: DocumentData | undefined = document.data({ serverTimestamps: 'estimate' });
  if (data === undefined) return null;
  const { created } = data;
  const time = created instanceof Timestamp ? created.toDate().toISOString() : null;
  const parsed = Message.safeParse({ ...data, id: document.id, created: time });
  if (!parsed.success) logError('A document is not what the contract calls a message.', parsed.error.issues);
  return parsed.data ?? null;
}

export const messagesOf = ({ docs }: QuerySnapshot): Message[] => docs.flatMap((document) => messageOf(document) ?? []);

/** The flag that a query found, or null. */
export function featureOf({ docs: [found] }: QuerySnapshot): Feature | null {
  return found ? (Feature.safeParse(found.data()).data ?? null) : null;
}
