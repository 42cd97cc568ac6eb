import { API_PREFIX, apiPath, PHOTO_SIZE } from '@portal/shared/contract';

/** The whole address of a stored photo's 350 px jpeg, `fotourl` on the wire (C26). */
export function photoUrl(origin: string, storageKey: string): string {
  return `${origin}${API_PREFIX}${apiPath.photoFile(storageKey, PHOTO_SIZE, 'jpg')}`;
}
