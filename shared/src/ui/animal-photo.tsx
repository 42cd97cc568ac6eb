import { type Kind, PHOTO_SIZE, type PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { useState } from 'react';
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

/** React holds a whole page back for an eager image without a listener to its load, when it stands in a `ViewTransition` (decision 092). */
const showAtOnce = () => {};

/**
 * The square photo of an animal: avif, the jpeg when that does not come or cannot be read, and the silhouette when there is no photo or none
 * loads. One image and no `picture`: Chromium never lets go of a picture that React made and did not show (decision 079).
 */
export function AnimalPhoto({ fotourl, kind, alt, size = PHOTO_SIZE, priority = false }: AnimalPhotoProps) {
  const [failures, setFailures] = useState({ fotourl, count: 0 });
  const count = failures.fotourl === fotourl ? failures.count : 0;
  if (!fotourl || count > 1) return <KindSilhouette kind={kind} />;
  return (
    <img
      className={styles.photo}
      src={photoAddress(fotourl, size, count === 0 ? 'avif' : 'jpg')}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onLoad={showAtOnce}
      onError={() => setFailures({ fotourl, count: count + 1 })}
    />
  );
}
