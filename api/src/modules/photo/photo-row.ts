import type { Photo } from '@portal/shared/contract';
import { photoUrl } from '../../lib/photo-url';
import { isoTime } from '../../lib/sql';

/** The columns of a PhotoRow. */
export const PHOTO_COLUMNS = `id, ${isoTime('filedate')} AS filedate, filename, filename_big, filesize, filetype, height, width, bron,
  bron_id, volgnr, primair, exclude, storage_key`;

/** A photo as the table holds it. */
export type PhotoRow = Omit<Photo, 'primair' | 'exclude' | 'fotourl'> & {
  primair: boolean;
  exclude: boolean;
  storage_key: string;
};

/** A photo as the wire names it, made of the row itself (decision 013); `origin` stands before its address. */
export function toPhoto(row: PhotoRow, origin: string): Photo {
  return Object.assign(row, {
    primair: row.primair ? 1 : 0,
    exclude: row.exclude ? 1 : 0,
    fotourl: photoUrl(origin, row.storage_key),
  } as const);
}
