import { API_PREFIX, apiPath, PHOTO_SIZE, PHOTO_SIZE_LARGE } from '@portal/shared/contract';

/** The whole address of a stored photo's 350 px jpeg, `fotourl` on the wire (C26). */
export function photoUrl(origin: string, storageKey: string): string {
  return `${origin}${API_PREFIX}${apiPath.photoFile(storageKey, PHOTO_SIZE, 'jpg')}`;
}

/** The whole address of the image of a text: at most 800 px wide (C42). */
export function textPhotoUrl(origin: string, storageKey: string): string {
  return `${origin}${API_PREFIX}${apiPath.photoFile(storageKey, PHOTO_SIZE_LARGE, 'jpg')}`;
}

/** The address of the first photo of ours that a text shows, as `textPhotoUrl` gives it; null without one. */
export function firstPhotoUrl(origin: string, text: string): string | null {
  const key = /\/foto\/([0-9a-f]{64})\//.exec(text)?.[1];
  return key === undefined ? null : textPhotoUrl(origin, key);
}

/** The preview of a page (C23) for the first photo that an address or a text names; undefined without one. */
export function previewUrl(origin: string, text: string): string | undefined {
  const key = /\/foto\/([0-9a-f]{64})\//.exec(text)?.[1];
  return key === undefined ? undefined : `${origin}${API_PREFIX}${apiPath.photoFile(key, 'og', 'jpg')}`;
}

/** The keys of a photo's jpeg among the stored files, the large one first, from its address on the wire; none for an address of another form. */
export function photoKeys(fotourl: string): string[] {
  const key = /\/foto\/([0-9a-f]{64})\//.exec(fotourl)?.[1];
  return key === undefined ? [] : [PHOTO_SIZE_LARGE, PHOTO_SIZE].map((size) => `foto/${key}/${size}.jpg`);
}
