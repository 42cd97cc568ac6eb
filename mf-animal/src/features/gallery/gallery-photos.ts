import { type Animal, Flag, type Photo } from '@portal/shared/contract';

const byNumber = (a: Photo, b: Photo) => a.volgnr - b.volgnr || a.id - b.id;

/** The primary photo first, then by order. */
const shownOrder = (a: Photo, b: Photo) => b.primair - a.primair || byNumber(a, b);

/** The addresses (350 px jpeg) of the photos that the public sees: the primary one first, then by order; hidden ones left out (C42, C50). */
export function galleryPhotos({ fotourl, fotos }: Pick<Animal, 'fotourl' | 'fotos'>): string[] {
  const shown = fotos.filter(({ exclude }) => exclude === Flag.off).sort(shownOrder);
  return shown.length === 0 && fotourl !== null ? [fotourl] : shown.map((photo) => photo.fotourl);
}

/** All photos in the order of the gallery, for who may change them: hidden ones too. */
export const managedPhotos = ({ fotos }: Pick<Animal, 'fotos'>): Photo[] => [...fotos].sort(shownOrder);

/**
 * The `volgnr` (a place from 1) with which a photo comes one place earlier (-1) or later (1) in the gallery; null when there is none. The
 * primary photo stays the first.
 */
export function placeAfterStep(fotos: readonly Photo[], id: number, step: -1 | 1): number | null {
  const movable = [...fotos].filter(({ primair }) => primair === Flag.off).sort(byNumber);
  const at = movable.findIndex((photo) => photo.id === id);
  const neighbour = at === -1 ? undefined : movable[at + step];
  if (neighbour === undefined) return null;
  return [...fotos].sort(byNumber).findIndex((photo) => photo.id === neighbour.id) + 1;
}
