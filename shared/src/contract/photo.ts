import * as z from 'zod/mini';
import { PhotoSource } from './codes';
import { count, flag, id, isoTime } from './wire';

/**
 * A stored photo. `filename` and `filename_big` name the stored files, `fotourl` is the address of the 350 px jpeg; `filesize`
 * in bytes, `width` and `height` in pixels of the large file. `exclude` 1 hides it from the public (C50). Images are never sent back.
 */
export const Photo = z.object({
  id,
  filedate: isoTime,
  filename: z.string(),
  filename_big: z.nullable(z.string()),
  filesize: count,
  filetype: z.string(),
  height: count,
  width: count,
  bron: z.enum(PhotoSource),
  bron_id: count,
  volgnr: count,
  primair: flag,
  exclude: flag,
  fotourl: z.string(),
});
export type Photo = z.infer<typeof Photo>;
