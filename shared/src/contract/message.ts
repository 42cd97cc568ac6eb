import * as z from 'zod/mini';
import { CHAT_TEXT_MAX, CHAT_TEXT_MIN } from './constants';
import { dataOf, itemOf, itemsOf } from './envelope';
import { characterCount, cleanText, sentLength, tooLong } from './text';
import { count, ID_MAX, id, isoTime, queryNumber, uuidkey } from './wire';

/** Value of `sql_key`: the chat of a review. */
export const CHAT_KEY = 'review';

/**
 * A chat message. `id` is the uuid that the sender's browser made, `sql_id` the review's number; `sender` and `reciever` are party keys: a uid or
 * a shelter's uuidkey (C21). `created` is the server's and differs within a review, so it alone is the order (C57).
 */
export const Message = z.object({
  id: z.string(),
  sql_id: id,
  sql_key: z.literal(CHAT_KEY),
  name: z.string(),
  text: z.string(),
  created: isoTime,
  sender: z.string(),
  reciever: z.string(),
  read: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** `GET message?sql_id=&sql_key=review` and the stream: the last 50, newest first (C21). */
export const MessageQuery = z.object({ sql_id: queryNumber(1, ID_MAX), sql_key: z.optional(z.literal(CHAT_KEY)) });
export type MessageQuery = z.infer<typeof MessageQuery>;

/** `{data: {items}}`. */
export const MessageList = itemsOf(Message);
export type MessageList = z.infer<typeof MessageList>;

/** `POST message`, `PUT message/{id}`: `{data: {item}}`. */
export const MessageItemAnswer = itemOf(Message);
export type MessageItemAnswer = z.infer<typeof MessageItemAnswer>;

const TOO_SHORT = 'voer meer dan 1 teken in';

/** The chat field: 2 to 2000 characters. */
export const ChatForm = z.object({
  text: z.string(TOO_SHORT).check(
    sentLength(CHAT_TEXT_MAX),
    z.overwrite(cleanText),
    z.refine((text) => characterCount(text) >= CHAT_TEXT_MIN, TOO_SHORT),
    z.refine((text) => characterCount(text) <= CHAT_TEXT_MAX, tooLong(CHAT_TEXT_MAX)),
  ),
});
export type ChatForm = z.infer<typeof ChatForm>;

/**
 * Body of `POST message` (C57). `id` is a uuid that the browser makes once per message: with it a repeat answers the first message and adds none,
 * the same `id` with another text is 422. `sender` and `name` follow from the token, sent ones are ignored; a `reciever` other than the
 * other party is 403. Above 20 in a minute: 429 with Retry-After.
 */
export const MessageCreate = z.extend(ChatForm, {
  id: z.optional(uuidkey),
  sql_id: id,
  sql_key: z.literal(CHAT_KEY),
  name: z.optional(z.string()),
  reciever: z.optional(z.string()),
});
export type MessageCreate = z.infer<typeof MessageCreate>;

/** `PUT message/{id}`: the uuid of the message. */
export const ByMessage = z.object({ id: uuidkey });

/** Body of `PUT message/{id}`: only the other party, only to true (C21). It counts for this message and every older one of the review. */
export const MessageUpdate = z.object({ read: z.literal(true) });
export type MessageUpdate = z.infer<typeof MessageUpdate>;

/** Event `snapshot` of `GET message/stream`: the last 50, newest first; the first event of every connection, and after a gap once more. */
export const MessageSnapshot = z.array(Message);
export type MessageSnapshot = z.infer<typeof MessageSnapshot>;

/** Event `read` of the stream: every message to `reciever` that was made until `created` is read. Event `message` is one `Message`. */
export const MessagesRead = z.object({ reciever: z.string(), created: isoTime });
export type MessagesRead = z.infer<typeof MessagesRead>;

/** The events of the stream by name, each with its data. Lines that begin with ':' are pings. */
export const messageEvents = { snapshot: MessageSnapshot, message: Message, read: MessagesRead } as const;

/** `GET message/unread`: how many messages wait for the caller, or for their shelter, in all and per review; admins have none. */
export const UnreadMessages = dataOf(
  z.object({
    unread: count,
    items: z.array(z.object({ sql_id: id, itemname: z.string(), unread: count })),
  }),
);
export type UnreadMessages = z.infer<typeof UnreadMessages>;
