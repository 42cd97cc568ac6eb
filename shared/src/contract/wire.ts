import * as z from 'zod/mini';
import { Answer, ContactPreference, Country, Flag, Kind, PlacementStatus, SexCode, YesNo } from './codes';
import {
  FIRST_PAGE,
  PAGE_NUMBER_MAX,
  PUBLIC_PAGE_SIZE,
  PUBLIC_PAGE_SIZE_MAX,
  STAFF_PAGE_SIZE,
  STAFF_PAGE_SIZES,
} from './constants';
import { cleanEmail, cleanLine, EMAIL_MAX, sentLength } from './text';

/** Largest id of the database's int columns. */
export const ID_MAX = 2_147_483_647;

/** A number of the database (animal, shelter, lookup), from 1. */
export const id = z.int().check(z.gte(1), z.lte(ID_MAX));

/** The unique key in addresses: 36 characters, lower or upper case. */
export const uuidkey = z.uuid();

/** A moment: ISO 8601 in UTC, '2026-11-20T08:05:00.000Z' (C32). */
export const isoTime = z.iso.datetime();

/** A calendar day yyyy-MM-dd (C32). */
export const isoDate = z.iso.date();

/** How often something occurs: a whole number from 0. */
export const count = z.int().check(z.gte(0));

/** Codes of specification § 9 as fields. */
export const placementStatus = z.enum(PlacementStatus);
export const kindId = z.enum(Kind);
export const flag = z.enum(Flag);
export const yesNo = z.enum(YesNo);
export const answer = z.enum(Answer);
export const sexCode = z.enum(SexCode);
export const country = z.enum(Country);
export const contactPreference = z.enum(ContactPreference);

const INTEGER = /^-?\d{1,10}$/;

const isDropped = (value: unknown) => value === '' || value === 'x' || value === null;

/** A schema behind a function that prepares raw values of an address. */
function prepared<T extends z.core.$ZodType>(prepare: (value: unknown) => unknown, inner: T) {
  // The result of a transform is unknown to the compiler; `inner` decides about the type and about every value.
  const checked: z.core.$ZodType = inner;
  return z.pipe(z.transform(prepare), checked) as unknown as z.ZodMiniType<z.output<T>, z.input<T> | string>;
}

/** A whole number of an address, where every value is text; a number is taken as it is. Other text is an error. */
export const queryNumber = (min: number, max: number) =>
  prepared(
    (value) => (typeof value === 'string' && INTEGER.test(value) ? Number(value) : value),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** An optional value of an address: '' and 'x' count as absent (C05). */
export const queryValue = <T extends z.core.$ZodType>(inner: T) =>
  z.optional(prepared((value) => (isDropped(value) ? undefined : value), z.optional(inner)));

/** Splits a comma list (or a repeated key) and drops '' and 'x'; nothing left is undefined. */
function splitList(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && !Array.isArray(value)) return value;
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part) =>
    typeof part === 'string' ? part.split(',') : [part],
  );
  const kept = parts.filter((part) => !isDropped(part));
  return kept.length === 0 ? undefined : kept;
}

/** An optional comma list of an address, at most `max` values; one wrong value makes the key wrong (C05). */
export const queryList = <T extends z.core.$ZodType>(inner: T, max = 50) =>
  z.optional(prepared(splitList, z.optional(z.array(inner).check(z.maxLength(max)))));

/** A text that shows nothing, such as spaces; a long one is not looked at. */
const isBlank = (value: unknown, max: number) =>
  typeof value === 'string' && value.length <= max && cleanLine(value) === '';

/** An optional text of an address, cleaned, at most `max` characters (UTF-16); one that shows nothing counts as absent. */
export const queryText = (max = 100) =>
  z.optional(
    prepared(
      (value) => (isDropped(value) || isBlank(value, max) ? undefined : value),
      z.optional(z.string().check(sentLength(max), z.overwrite(cleanLine), z.maxLength(max))),
    ),
  );

/** A piece of an e-mail address that is searched for, cleaned as addresses are stored. */
export const emailPiece = z.string().check(sentLength(EMAIL_MAX), z.overwrite(cleanEmail), z.maxLength(EMAIL_MAX));

/** A value of an address with a default, which also stands in for '' and 'x'. */
export const queryDefault = <T extends z.core.$ZodType>(inner: T, fallback: z.output<T> & z.input<T>) =>
  z.prefault(
    prepared((value) => (isDropped(value) ? fallback : value), inner),
    fallback,
  );

/** `first`: page number from 1 (C33). */
export const pageNumber = queryDefault(queryNumber(FIRST_PAGE, PAGE_NUMBER_MAX), FIRST_PAGE);

/** `rows` of a public list: 1 to 200, default 24 (C33). */
export const publicRows = queryDefault(queryNumber(1, PUBLIC_PAGE_SIZE_MAX), PUBLIC_PAGE_SIZE);

/** `rows` of a staff list: 5, 10, 15, 20 or 50, default 10 (C33). */
export const staffRows = queryDefault(
  queryNumber(1, PUBLIC_PAGE_SIZE_MAX).check(
    z.refine((rows) => (STAFF_PAGE_SIZES as readonly number[]).includes(rows), 'Kies een aantal uit de lijst'),
  ),
  STAFF_PAGE_SIZE,
);

/** `iframe=1`, sent by the calls of specification § 7 that name it when the portal is embedded (C39). */
export const iframeFlag = queryValue(queryNumber(1, 1));

/** The only query of a staff list without filters. */
export const StaffListQuery = z.object({ first: pageNumber, rows: staffRows });
export type StaffListQuery = z.infer<typeof StaffListQuery>;

/** The only query of a public list without filters. */
export const PublicListQuery = z.object({ first: pageNumber, rows: publicRows });
export type PublicListQuery = z.infer<typeof PublicListQuery>;

/** `id` of an address: number, uuidkey, or a user's uuidkey (AP-011). */
export const idOrUuidkey = z.union([z.string().check(z.regex(/^[1-9]\d{0,8}$/)), uuidkey]);

/** Parameters of an address that carries one key. */
export const ByUuidkey = z.object({ uuidkey });
export const ById = z.object({ id: queryNumber(1, ID_MAX) });
export const ByIdOrUuidkey = z.object({ id: idOrUuidkey });
