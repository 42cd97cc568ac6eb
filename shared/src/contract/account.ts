import * as z from 'zod/mini';
import { UserType } from './codes';
import { dataOf, itemOf, itemsOf, pageOf } from './envelope';
import { optionalText, requiredText } from './text';
import { count, emailPiece, id, isoTime, pageNumber, queryList, queryValue, staffRows, uuidkey } from './wire';

/** A role with its level; linking an account to a shelter writes asiel, 6. */
export const UserRole = z.object({
  role: z.string().check(z.maxLength(40)),
  level: z.int().check(z.gte(0), z.lte(100)),
});
export type UserRole = z.infer<typeof UserRole>;

/** Reads a user type in any case and 'beheer' as admin (C25). */
export const userTypeRead = z.pipe(
  z.transform((value) => {
    const lower = typeof value === 'string' ? value.toLowerCase() : value;
    return lower === 'beheer' ? UserType.admin : lower;
  }),
  z.enum(UserType),
);

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

/** A row of account management: also whether the account is locked (C37), whether the address was confirmed, and the shelter's name. */
export const AccountRow = z.extend(User, {
  disabled: z.boolean(),
  email_verified: z.optional(z.boolean()),
  asiel_naam: z.nullish(z.string()),
});
export type AccountRow = z.infer<typeof AccountRow>;

/** `GET users/` (C33): `search` in the e-mail address, `usertype` a comma list in any case. */
export const AccountQuery = z.object({
  first: pageNumber,
  rows: staffRows,
  search: queryValue(emailPiece),
  usertype: queryList(userTypeRead, 4),
});
export type AccountQuery = z.infer<typeof AccountQuery>;

/** A page of accounts. */
export const AccountPage = pageOf(AccountRow);
export type AccountPage = z.infer<typeof AccountPage>;

/** Body of `PUT users/{uid}` (C37): `uid` sign-in id, `user_id` its number, `id` the shelter's number, null unlinks. */
export const AccountUpdate = z.object({
  usertype: z.optional(userTypeRead),
  uid: z.optional(z.string().check(z.maxLength(128))),
  id: z.optional(z.nullable(id)),
  user_id: z.optional(id),
  userroles: z.optional(z.array(UserRole).check(z.maxLength(20))),
  disabled: z.optional(z.boolean()),
});
export type AccountUpdate = z.infer<typeof AccountUpdate>;

/** `PUT users/{uid}`: `{data: {item}}`. */
export const AccountAnswer = itemOf(AccountRow);
export type AccountAnswer = z.infer<typeof AccountAnswer>;

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

/** Form of an account (BE-025): the shelter's number as text, '' for none; staff need one (C37). */
export const AccountForm = z
  .object({
    usertype: z.enum(UserType),
    id: z.string().check(z.regex(/^([1-9]\d{0,8})?$/, 'Vul het nummer van een asiel in')),
  })
  .check(
    z.refine(({ usertype, id }) => usertype !== UserType.shelter || id !== '', {
      error: 'Vul het nummer van een asiel in',
      path: ['id'],
    }),
  );
export type AccountForm = z.infer<typeof AccountForm>;
