import { Message } from '@portal/shared/contract';
import type { CloudClaims, CloudDocument, CloudWrite } from '../../ports/cloud/port';
import { authorName } from '../review';
import type { CloudFact, FlagFacts, PersonFacts, ThreadFacts } from './cloud-chat.repository';

/**
 * The document that lets two parties write (decision 066), and how they are called. A hidden review and one of a closed account have nobody
 * to write to.
 */
export function threadWrite({ path, facts }: CloudFact<ThreadFacts>): CloudWrite {
  if (facts === null) return { path, data: null };
  const { uid, shelter, asiel, hidden, anonymous, firstname, lastname } = facts;
  const author = authorName(anonymous ? { firstname: null, lastname: null } : { firstname, lastname });
  const names = { ...(uid !== null && { [uid]: author }), [shelter]: asiel };
  return { path, data: { parties: uid === null || hidden ? [] : [uid, shelter], names } };
}

export const flagWrite = ({ path, facts }: CloudFact<FlagFacts>): CloudWrite => ({ path, data: facts });

/** The claims of somebody who works for a shelter or the board; of everybody else none. */
export function claimsOf({ facts }: CloudFact<PersonFacts>): CloudClaims {
  if (facts === null) return null;
  const { usertype, asiel, shelter } = facts;
  return { usertype, ...(shelter !== null && { asiel_uuidkey: shelter }), ...(asiel !== null && { asiel }) };
}

/** A message as it is here; the time of Firestore had microseconds. */
export const messageWrite = ({ id, created, ...data }: Message): CloudWrite => ({
  path: `messages/${id}`,
  data: { ...data, created: new Date(created) },
});

/** A document as the contract's message, with milliseconds as everywhere; null when it is none. */
export function messageOf({ id, data }: CloudDocument): Message | null {
  const created = typeof data.created === 'string' ? new Date(data.created).toISOString() : null;
  return Message.safeParse({ ...data, id, created }).data ?? null;
}
