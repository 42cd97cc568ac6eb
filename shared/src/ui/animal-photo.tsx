import { type Kind, PHOTO_SIZE, type PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import styles from './animal-photo.module.css';
import { KindSilhouette } from './kind-silhouette';

/** `fotourl` is the 350 px jpeg or null; `size` the stored size to show; `priority` for the photos of the first screen. */
export interface AnimalPhotoProps {
  fotourl: string | null;
  kind: Kind;
  alt: string;
  size?: typeof PHOTO_SIZE | typeof PHOTO_SIZE_LARGE;
  priority?: boolean;
}

/**
 * The square photo of an animal: avif or webp, else the jpeg (a browser does not fall back by itself when a source is missing), and its
 * silhouette when there is no photo or none loads.
 */
export function AnimalPhoto({ fotourl, kind, alt, size = PHOTO_SIZE, priority = false }: AnimalPhotoProps) {
  const isPlaced = useIsPlaced();
  const [failures, setFailures] = useState({ fotourl, count: 0 });
  const count = failures.fotourl === fotourl ? failures.count : 0;
  if (!fotourl || count > 1) return <KindSilhouette kind={kind} />;
  // As high as the photo: where the page was scrolled to is restored before the photo is there.
  if (!isPlaced) return <span className={styles.place} />;
  return (
    <picture>
      {count === 0 ? <source type="image/avif" srcSet={photoAddress(fotourl, size, 'avif')} /> : null}
      {count === 0 ? <source type="image/webp" srcSet={photoAddress(fotourl, size, 'webp')} /> : null}
      <img
        className={styles.photo}
        src={photoAddress(fotourl, size)}
        alt={alt}
        width={size}
        height={size}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailures({ fotourl, count: count + 1 })}
      />
    </picture>
  );
}

const neverChanges = () => () => undefined;

/**
 * Whether the component stands in the document, which it does before anything is painted. Chromium keeps an image in a picture that was made outside it
 * for as long as the document lives, and React throws a tree away when something more urgent comes: all of that page stayed in memory
 * (decision 079). In HTML from the server the picture is there from the beginning.
 */
function useIsPlaced(): boolean {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isPlaced, setPlaced] = useState(isFromServer);
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced;
}
