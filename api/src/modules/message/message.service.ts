import { randomUUID } from 'node:crypto';
import {
  CHAT_PER_MINUTE,
  type Message,
  type MessageCreate,
  type UnreadMessages,
  type User,
} from '@portal/shared/contract';
import { can, partyKey, permission } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { countHit } from '../../lib/throttle';
import { refuseUnless } from '../../plugins/current-user';
import { timesFactor } from '../../plugins/rate-limit';
import type { Database, Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { authorName } from '../review';
import { messageRepository, type StoredThread } from './message.repository';
import { messages } from './messages';
import { enqueueUnreadMail } from './unread-mail';

const MINUTE_MS = 60_000;

export interface MessageServiceOptions {
  database: Database;
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  now: () => Date;
}

/** The chat of reviews: list, add, mark as read, count (C21, C57). */
export const messageService = (options: MessageServiceOptions) => ({ ...reading(options), ...writing(options) });
export type MessageService = ReturnType<typeof messageService>;

const reading = ({ database }: MessageServiceOptions) => ({
  /** The last 50, newest first. Throws 404. */
  async list(sql_id: number, user: User): Promise<Message[]> {
    const rows = messageRepository(database);
    const [thread] = await rows.threads([sql_id]);
    if (!thread) throw new AppError('NOT_FOUND');
    refuseUnless(permission(user, 'message.read', thread));
    return (await rows.after([{ sql_id, seq: 0 }])).map(({ message }) => message).reverse();
  },

  /** What waits for the caller, or for their shelter. */
  unread: (user: User): Promise<UnreadMessages['data']> => messageRepository(database).unread(partyKey(user)),
});

/** The other party, and the name under which the sender writes. */
function partiesOf(thread: StoredThread, sender: string): { reciever: string; name: string } {
  const { uid, asiel_uuidkey, asiel, anonymous, firstname, lastname } = thread;
  if (sender === asiel_uuidkey) return { reciever: uid ?? '', name: asiel };
  const name = authorName(anonymous ? { firstname: null, lastname: null } : { firstname, lastname });
  return { reciever: asiel_uuidkey, name };
}

/** Throws 403 and 404, with what a party can know about it. */
function refuseAdding(user: User, thread: StoredThread): void {
  const verdict = permission(user, 'message.add', thread);
  if (verdict === 'forbidden' && !can(user, 'administrate'))
    throw new AppError('NO_ACCESS', thread.hidden ? messages.hidden : messages.nobody);
  refuseUnless(verdict);
}

/** Throws 429 above twenty in a minute. */
async function refuseFlood(tx: Executor, user: User, { factor, now }: MessageServiceOptions): Promise<void> {
  const key = `chat:${user.user_id}`;
  const { hits, secondsLeft } = await countHit(tx, { key, windowMs: MINUTE_MS, now: now() });
  if (hits <= timesFactor(CHAT_PER_MINUTE, factor)) return;
  throw new AppError('TOO_MANY_REQUESTS', messages.tooMany, { retryAfterSeconds: Math.ceil(secondsLeft) });
}

const writing = (options: MessageServiceOptions) => ({
  /** A repeat with the same id answers the first message. Throws 403, 404, 422 and 429. */
  add: (form: MessageCreate, user: User, actor: AuditActor): Promise<Message> =>
    options.database.transaction(async (tx) => {
      const { sql_id, text } = form;
      const rows = messageRepository(tx);
      const thread = await rows.lockThread(sql_id);
      if (!thread) throw new AppError('NOT_FOUND');
      refuseAdding(user, thread);
      const sender = partyKey(user);
      const { reciever, name } = partiesOf(thread, sender);
      if (form.reciever !== undefined && form.reciever !== reciever)
        throw new AppError('NO_ACCESS', messages.otherReceiver);
      const id = form.id?.toLowerCase() ?? randomUUID();
      const first = form.id === undefined ? undefined : await rows.find(id);
      if (first?.sql_id === sql_id && first.sender === sender && first.text === text) return first;
      if (!first) await refuseFlood(tx, user, options);
      const added = first ? undefined : await rows.add({ id, sql_id, name, text, sender, reciever });
      if (!added) throw new AppError('VALIDATION', messages.otherContent);
      await enqueueUnreadMail(tx, reciever, options.now());
      await writeAudit(tx, actor, { action: 'message.send', object: 'message', objectId: id });
      return added;
    }),

  /** Marks this message and every older one that its receiver got in the review. Throws 403 and 404. */
  markRead: (id: string, user: User): Promise<Message> =>
    options.database.transaction(async (tx) => {
      const rows = messageRepository(tx);
      const message = await rows.find(id.toLowerCase());
      const [thread] = message ? await rows.threads([message.sql_id]) : [];
      if (!message || !thread) throw new AppError('NOT_FOUND');
      refuseUnless(permission(user, 'message.read', thread));
      if (message.reciever !== partyKey(user)) throw new AppError('NO_ACCESS', messages.notReceiver);
      await rows.markRead(message);
      return { ...message, read: true };
    }),
});
