import { type Photo, PhotoSource } from '@portal/shared/contract';
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

/** The same of any owner: the photo of a draft is one of an animal without a number yet. */
export function wirePhoto(row: PhotoRow, origin: string): Photo {
  const photo = toPhoto(row, origin);
  return (row.bron as string) === 'CONCEPT' ? { ...photo, bron: PhotoSource.animal, bron_id: 0 } : photo;
}
