import * as z from 'zod/mini';
import { UserType } from './codes';
import { dataOf, itemOf, itemsOf } from './envelope';
import { optionalText, requiredText } from './text';
import { count, id, isoTime, uuidkey } from './wire';

/** A role with its level; linking an account to a shelter writes asiel, 6. */
export const UserRole = z.object({
  role: z.string().check(z.maxLength(40)),
  level: z.int().check(z.gte(0), z.lte(100)),
});
export type UserRole = z.infer<typeof UserRole>;

/**
 * An account. `uid` is the sign-in id, `id`, `users_id` and `user_id` its number; `asiel` the shelter's number and
 * `asiel_uuidkey` its key, null without a shelter.
 */
export const User = z.object({
  uid: z.string(),
  id,
  users_id: id,
  user_id: id,
  uuidkey,
  email: z.string(),
  displayname: z.nullable(z.string()),
  firstname: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  usertype: z.enum(UserType),
  userroles: z.array(UserRole),
  asiel: z.nullable(id),
  asiel_uuidkey: z.nullable(uuidkey),
});
export type User = z.infer<typeof User>;

/** `GET me`, `PUT me` (C14): the own account; `providers` are the sign-in ways that are linked (password, google.com …). */
export const Me = z.extend(User, {
  email_verified: z.boolean(),
  providers: z.array(z.string()),
  created_at: isoTime,
});
export type Me = z.infer<typeof Me>;
export const MeAnswer = itemOf(Me);
export type MeAnswer = z.infer<typeof MeAnswer>;

/** Body of `PUT me` (C14); the e-mail address and the password change with the sign-in server (C24). */
export const MeUpdate = z.object({
  firstname: z.optional(requiredText('Vul uw Voornaam in', 100)),
  lastName: z.optional(requiredText('Vul uw Achternaam in', 100)),
  displayname: optionalText(200),
});
export type MeUpdate = z.infer<typeof MeUpdate>;

/** A signed-in browser of the own account (`GET me/session`). */
export const Session = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  ip_prefix: z.nullable(z.string()),
  created_at: isoTime,
  last_used_at: isoTime,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const SessionList = itemsOf(Session);
export type SessionList = z.infer<typeof SessionList>;

/** Body of `POST me/restore` and parameter of `savedsearch/unsubscribe`: the code of a mail (C12, C14). */
export const MailCode = z.object({ code: z.string().check(z.minLength(10), z.maxLength(200)) });
export type MailCode = z.infer<typeof MailCode>;

/** `GET me/export` (C14): everything that is kept about the user, by table. */
export const MeExport = dataOf(z.record(z.string(), z.unknown()));
export type MeExport = z.infer<typeof MeExport>;

/** `DELETE me` (C14): days in which the mailed link restores the account. */
export const MeClosed = dataOf(z.object({ restoreDays: count }));
export type MeClosed = z.infer<typeof MeClosed>;
