import * as z from 'zod/mini';
import { ID_MAX } from './wire';

/** A chosen option of a lookup: its id as number or text; '' and a missing key give `message`. */
export const requiredId = (message: string) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()], message), z.transform(Number)),
    z.int(message).check(z.gte(1, message), z.lte(ID_MAX, message)),
  );

/** An optional id of a lookup; '' and null mean none, which is null. */
export const optionalId = z.optional(
  z.pipe(
    z.pipe(
      z.nullable(z.union([z.number(), z.string()])),
      z.transform((value) => (value === null || value === '' ? null : Number(value))),
    ),
    z.nullable(z.int().check(z.gte(1), z.lte(ID_MAX))),
  ),
);

/** An optional number of degrees, typed with a comma or a point; '' means none, which is null. */
export const optionalDegrees = (limit: number, message: string) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.nullable(z.union([z.number(), z.string().check(z.maxLength(20, message))], message)),
        z.transform((value) => {
          if (typeof value !== 'string') return value;
          return value.trim() === '' ? null : Number(value.trim().replace(',', '.'));
        }),
      ),
      z.nullable(z.number(message).check(z.gte(-limit, message), z.lte(limit, message))),
    ),
  );

/** A switch of the wire: 0, 1, or what a form control gives for them; absent is 0. */
export const switchFlag = z._default(
  z.pipe(z.pipe(z.union([z.number(), z.boolean(), z.string()]), z.transform(Number)), z.literal([0, 1])),
  0,
);

/** An optional choice out of fixed texts; '' means not chosen. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.union([z.enum(values), z.literal('')], 'Kies een optie'));
