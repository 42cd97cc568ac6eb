import type { Photo } from '@portal/shared/contract';
import { photoUrl } from '../../../lib/photo-url';
import { flagOf } from './card';

/** A photo as the table holds it. */
export type PhotoRow = Omit<Photo, 'primair' | 'exclude' | 'fotourl'> & {
  primair: boolean;
  exclude: boolean;
  storage_key: string;
};

/** A photo as the wire names it, made of the row itself (decision 013); `origin` stands before its address. */
export function toPhoto(row: PhotoRow, origin: string): Photo {
  return Object.assign(row, {
    primair: flagOf(row.primair),
    exclude: flagOf(row.exclude),
    fotourl: photoUrl(origin, row.storage_key),
  });
}
