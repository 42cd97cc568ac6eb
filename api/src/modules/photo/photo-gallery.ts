/** What decides about the order of an owner's photos. */
export interface GalleryPhoto {
  id: number;
  volgnr: number;
  primair: boolean;
  exclude: boolean;
  storage_key: string;
}

/** The largest `volgnr` of the contract. */
const VOLGNR_MAX = 1000;

const byNumber = (a: GalleryPhoto, b: GalleryPhoto) => a.volgnr - b.volgnr || a.id - b.id;

/**
 * The `volgnr` of a new photo: the wanted one while it is free, so that photos that are sent side by side keep the order in which they were
 * taken; otherwise the one behind the last. Undefined when the numbers are spent: then the photos are numbered anew first.
 */
export function freeNumber(photos: readonly GalleryPhoto[], wanted: number | undefined): number | undefined {
  if (wanted !== undefined && !photos.some(({ volgnr }) => volgnr === wanted)) return wanted;
  const behind = Math.max(0, ...photos.map(({ volgnr }) => volgnr)) + 1;
  return behind > VOLGNR_MAX ? undefined : behind;
}

/** The photo that becomes primary when none is: the first by `volgnr`, one that the public sees before a hidden one (C42). */
export function nextPrimary(photos: readonly GalleryPhoto[]): GalleryPhoto | undefined {
  const ordered = [...photos].sort(byNumber);
  return ordered.find(({ exclude }) => !exclude) ?? ordered[0];
}

/** The ids in their order by `volgnr` after a photo moved to position `place`, from 1; behind the last one is the last one. */
export function orderAfterMove(photos: readonly GalleryPhoto[], id: number, place: number): number[] {
  const others = [...photos]
    .sort(byNumber)
    .map((photo) => photo.id)
    .filter((other) => other !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

/** The photo that stands for an animal on its card: the primary one, or the first that the public may see. */
export const shownFirst = (photos: readonly GalleryPhoto[]): GalleryPhoto | undefined =>
  photos.find(({ primair, exclude }) => primair && !exclude) ??
  [...photos].sort(byNumber).find(({ exclude }) => !exclude);
