import type { Photo } from '@portal/shared/contract';
import { photoUrl } from '../../photo-url';

/** A photo as the table holds it. */
export type PhotoRow = Omit<Photo, 'primair' | 'exclude' | 'fotourl'> & {
  primair: boolean;
  exclude: boolean;
  storage_key: string;
};

/** A photo as the wire names it; `origin` stands before its address. */
export function toPhoto({ storage_key, ...row }: PhotoRow, origin: string): Photo {
  return {
    ...row,
    primair: row.primair ? 1 : 0,
    exclude: row.exclude ? 1 : 0,
    fotourl: photoUrl(origin, storage_key),
  };
}
