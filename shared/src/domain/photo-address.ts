import { PHOTO_SIZE, type PHOTO_SIZE_LARGE } from '@portal/shared/contract';

/** File types that the server keeps of every photo (C42). */
export type PhotoType = 'jpg' | 'webp' | 'avif';

const FILE = /\/(350|800)\.(jpg|webp|avif)(?=$|\?)/;

/** The address of another size or type of a photo; `fotourl` is the address of the 350 px jpeg (C26). */
export function photoAddress(
  fotourl: string,
  size: typeof PHOTO_SIZE | typeof PHOTO_SIZE_LARGE = PHOTO_SIZE,
  type: PhotoType = 'jpg',
): string {
  return fotourl.replace(FILE, `/${size}.${type}`);
}
