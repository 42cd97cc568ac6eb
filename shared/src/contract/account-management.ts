import * as z from 'zod/mini';
import { User, UserRole } from './account';
import { UserType } from './codes';
import { itemOf, pageOf } from './envelope';
import { emailPiece, id, pageNumber, queryList, queryValue, staffRows } from './wire';

/** Reads a user type in any case and 'beheer' as admin (C25). */
export const userTypeRead = z.pipe(
  z.transform((value) => {
    const lower = typeof value === 'string' ? value.toLowerCase() : value;
    return lower === 'beheer' ? UserType.admin : lower;
  }),
  z.enum(UserType),
);

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
