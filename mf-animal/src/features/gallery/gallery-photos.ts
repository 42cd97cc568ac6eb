import { type Animal, Flag } from '@portal/shared/contract';

/** The addresses (350 px jpeg) of the photos that the public sees: the primary one first, then by order; hidden ones left out (C42, C50). */
export function galleryPhotos({ fotourl, fotos }: Pick<Animal, 'fotourl' | 'fotos'>): string[] {
  const shown = fotos
    .filter(({ exclude }) => exclude === Flag.off)
    .sort((a, b) => b.primair - a.primair || a.volgnr - b.volgnr)
    .map((photo) => photo.fotourl);
  return shown.length === 0 && fotourl !== null ? [fotourl] : shown;
}
