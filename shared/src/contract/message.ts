import * as z from 'zod/mini';
import { CHAT_TEXT_MAX, CHAT_TEXT_MIN } from './constants';
import { itemOf, itemsOf } from './envelope';
import { characterCount, cleanText, sentLength, tooLong } from './text';
import { ID_MAX, id, isoTime, queryNumber } from './wire';

/** Value of `sql_key`: the chat of a review. */
export const CHAT_KEY = 'review';

/** A chat message. `sql_id` is the review's number; `sender` and `reciever` are party keys: a uid or a shelter's uuidkey (C21). */
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

/** Body of `POST message`: `sender`, `reciever` and `name` are derived from the token, sent ones are ignored (C21). */
export const MessageCreate = z.extend(ChatForm, {
  sql_id: id,
  sql_key: z.literal(CHAT_KEY),
  name: z.optional(z.string()),
  reciever: z.optional(z.string()),
});
export type MessageCreate = z.infer<typeof MessageCreate>;

/** Body of `PUT message/{id}`: only the other party, only to true (C21). */
export const MessageUpdate = z.object({ read: z.literal(true) });
export type MessageUpdate = z.infer<typeof MessageUpdate>;

/** Event `snapshot` of `GET message/stream`: the whole list; every reconnect gets one. Event `message` is one `Message`. */
export const MessageSnapshot = z.array(Message);
export type MessageSnapshot = z.infer<typeof MessageSnapshot>;
