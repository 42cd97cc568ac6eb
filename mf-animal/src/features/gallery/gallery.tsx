import { type Animal, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { AnimalPhoto, EnlargeIcon, lazyComponent, MovingPhoto } from '@portal/shared/ui';
import { useState } from 'react';
import { useMayEdit } from '../../common/use-may-edit';
import styles from './gallery.module.css';
import { galleryPhotos, managedPhotos } from './gallery-photos';
import { messages } from './messages';
import { Thumb } from './thumb';

/** What only own staff and admins need is a file of its own. */
const ManagedStrip = lazyComponent(async () => (await import('./managed-strip')).ManagedStrip, {
  pending: <div className={styles.waiting} />,
});

export interface GalleryProps {
  animal: Animal;
  /** Asked to show the photos large, beginning with the one in the main place. */
  onEnlarge: (photos: string[], start: number) => void;
}

/**
 * The main photo (800 px) and, when there are more, a strip of buttons that choose which one it is. No photo: the silhouette. Own staff and
 * admins have four places, add buttons in the empty ones, and what can be done with a photo (AN-015, AN-063, AN-064).
 */
export function Gallery({ animal, onEnlarge }: GalleryProps) {
  const mayEdit = useMayEdit(animal);
  const [chosen, setChosen] = useState<string | null>(null);
  const photos = mayEdit ? managedPhotos(animal).map(({ fotourl }) => fotourl) : galleryPhotos(animal);
  const shown = Math.max(0, photos.indexOf(chosen ?? ''));
  const photo = photos[shown];
  const alt = messages.photo(animal.naam, animal.soortnaam, animal.rasnaam);
  return (
    <section aria-label={messages.gallery}>
      <div className={styles.main}>
        <MovingPhoto uuidkey={animal.uuidkey}>
          <AnimalPhoto
            fotourl={photo ?? null}
            kind={animal.soort}
            alt={photos.length > 1 ? `${alt}, ${messages.position(shown + 1, photos.length)}` : alt}
            size={PHOTO_SIZE_LARGE}
            priority
          />
        </MovingPhoto>
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
      {mayEdit ? (
        <ManagedStrip animal={animal} shown={shown} onChoose={setChosen} />
      ) : photos.length > 1 ? (
        <ul className={styles.strip}>
          {photos.map((fotourl, index) => (
            <Thumb
              key={fotourl}
              fotourl={fotourl}
              kind={animal.soort}
              label={messages.show(index + 1, photos.length)}
              isShown={index === shown}
              onChoose={() => setChosen(fotourl)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
