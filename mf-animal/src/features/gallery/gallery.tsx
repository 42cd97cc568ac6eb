import { type Animal, Flag, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { AnimalPhoto, EnlargeIcon } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './gallery.module.css';
import { messages } from './messages';

export interface GalleryProps {
  animal: Animal;
  /** Asked to show the photos large, beginning with the one in the main place. */
  onEnlarge: (photos: string[], start: number) => void;
}

/** The main photo (800 px) and, when there are more, a strip of buttons that choose which one it is. No photo: the silhouette. */
export function Gallery({ animal, onEnlarge }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const photos = galleryPhotos(animal);
  const shown = chosen < photos.length ? chosen : 0;
  const photo = photos[shown];
  const alt = messages.photo(animal.naam, animal.soortnaam, animal.rasnaam);
  return (
    <section aria-label={messages.gallery}>
      <div className={styles.main}>
        <AnimalPhoto
          fotourl={photo ?? null}
          kind={animal.soort}
          alt={photos.length > 1 ? `${alt}, ${messages.position(shown + 1, photos.length)}` : alt}
          size={PHOTO_SIZE_LARGE}
          priority
        />
        {photo === undefined ? null : (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={messages.enlarge(shown + 1, photos.length)}
            onClick={() => onEnlarge(photos, shown)}
          >
            <span className={styles.sign}>
              <EnlargeIcon size={20} />
            </span>
          </button>
        )}
      </div>
      {photos.length > 1 ? (
        <ul className={styles.strip}>
          {photos.map((fotourl, index) => (
            <li key={fotourl} className={styles.item}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={messages.show(index + 1, photos.length)}
                aria-current={index === shown}
                onClick={() => setChosen(index)}
              >
                <AnimalPhoto fotourl={fotourl} kind={animal.soort} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The addresses (350 px jpeg) of the photos that the public sees: the primary one first, then by order; hidden ones left out (C42, C50). */
export function galleryPhotos({ fotourl, fotos }: Pick<Animal, 'fotourl' | 'fotos'>): string[] {
  const shown = fotos
    .filter(({ exclude }) => exclude === Flag.off)
    .sort((a, b) => b.primair - a.primair || a.volgnr - b.volgnr)
    .map((photo) => photo.fotourl);
  return shown.length === 0 && fotourl !== null ? [fotourl] : shown;
}
