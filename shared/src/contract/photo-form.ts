import * as z from 'zod/mini';
import { PhotoSource } from './codes';
import { dataOf } from './envelope';
import { Photo } from './photo';
import { count, ID_MAX, uuidkey } from './wire';

const ownerId = count.check(z.lte(ID_MAX));

const base64 = z
  .string()
  .check(z.regex(/^(data:image\/jpeg;base64,)?[A-Za-z0-9+/]+={0,2}$/, 'Kies een jpeg-afbeelding'));

/**
 * Body of `POST image/` (C42): `base64` the 350 × 350 crop, `base64org` the 800 × 800 one, jpeg; `bron` TEKST sends one
 * image of any shape. `bron_id` is the number of the animal (DIER) or the shelter (ASIEL).
 * An animal that is not saved yet has `bron_id` 0 and `concept`, a uuid that the browser makes: the account that uses it first owns it, `POST animal`
 * with it takes the photos over, later ones go to that animal, and what no animal takes is removed after a day. `volgnr` is the wanted place: while another photo has
 * it, the new one comes last; `primair` 1 makes it primary, `exclude` 1 hides it from the public. The server measures, crops and names again:
 * sizes, type and names in the body are not trusted. Whole body at most 4 MB.
 */
export const PhotoUpload = z.object({
  bron: z._default(z.enum(PhotoSource), PhotoSource.animal),
  bron_id: ownerId,
  concept: z.optional(uuidkey),
  volgnr: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  primair: z.optional(z.literal([0, 1])),
  exclude: z.optional(z.literal([0, 1])),
  filename: z.optional(z.string().check(z.maxLength(200))),
  filename_big: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  filesize: z.optional(count),
  filetype: z.optional(z.string().check(z.maxLength(100))),
  width: z.optional(count),
  height: z.optional(count),
  base64,
  base64org: z.optional(base64),
});
export type PhotoUpload = z.infer<typeof PhotoUpload>;

/**
 * Body of `PUT image/{photoId}/`: `bron_id` as the photo has it, 0 while its animal is not saved; makes the photo primary. With `volgnr`, its new place from 1, it moves and stays
 * what it is (C42).
 */
export const PhotoUpdate = z.object({
  bron_id: ownerId,
  volgnr: z.optional(z.int().check(z.gte(1), z.lte(1000))),
});
export type PhotoUpdate = z.infer<typeof PhotoUpdate>;

/** `GET image/?concept=`. */
export const PhotoDraftQuery = z.object({ concept: uuidkey });
export type PhotoDraftQuery = z.infer<typeof PhotoDraftQuery>;

/**
 * The photos that were sent under an own `concept` and wait for their animal, in the order of a gallery, with `bron_id` 0; none for an unknown or
 * foreign one. `dier` is the uuidkey of the animal that the draft became, which has the photos now (C42).
 */
export const PhotoDraftAnswer = dataOf(z.object({ items: z.array(Photo), dier: z.nullable(uuidkey) }));
export type PhotoDraftAnswer = z.infer<typeof PhotoDraftAnswer>;
