import * as z from 'zod/mini';
import { PhotoSource } from './codes';
import { count, ID_MAX } from './wire';

const ownerId = count.check(z.lte(ID_MAX));

const base64 = z
  .string()
  .check(z.regex(/^(data:image\/jpeg;base64,)?[A-Za-z0-9+/]+={0,2}$/, 'Kies een jpeg-afbeelding'));

/**
 * Body of `POST image/` (C42): `base64` the 350 × 350 crop, `base64org` the 800 × 800 one, jpeg; `bron` TEKST sends one
 * image of any shape. `bron_id` is the number of the animal (DIER) or the shelter (ASIEL). `volgnr` is the wanted place: while another photo has
 * it, the new one comes last; `primair` 1 makes it primary, `exclude` 1 hides it from the public. The server measures, crops and names again:
 * sizes, type and names in the body are not trusted. Whole body at most 4 MB.
 */
export const PhotoUpload = z.object({
  bron: z._default(z.enum(PhotoSource), PhotoSource.animal),
  bron_id: ownerId,
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
 * Body of `PUT image/{photoId}/`: `bron_id` as the photo has it; makes the photo primary. With `volgnr`, its new place from 1, it moves and stays
 * what it is (C42).
 */
export const PhotoUpdate = z.object({
  bron_id: ownerId,
  volgnr: z.optional(z.int().check(z.gte(1), z.lte(1000))),
});
export type PhotoUpdate = z.infer<typeof PhotoUpdate>;
