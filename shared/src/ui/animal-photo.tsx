import { type Kind, PHOTO_SIZE } from '@portal/shared/contract';
import { useState } from 'react';
import styles from './animal-photo.module.css';
import { KindSilhouette } from './kind-silhouette';

/** `fotourl` is the 350 px jpeg or null; `priority` for the photos of the first screen. */
export interface AnimalPhotoProps {
  fotourl: string | null;
  kind: Kind;
  alt: string;
  priority?: boolean;
}

/**
 * The square photo of an animal: avif or webp, else the jpeg (a browser does not fall back by itself when a source is missing), and its
 * silhouette when there is no photo or none loads.
 */
export function AnimalPhoto({ fotourl, kind, alt, priority = false }: AnimalPhotoProps) {
  const [failures, setFailures] = useState({ fotourl, count: 0 });
  const count = failures.fotourl === fotourl ? failures.count : 0;
  if (!fotourl || count > 1) return <KindSilhouette kind={kind} />;
  return (
    <picture>
      {count === 0 ? <source type="image/avif" srcSet={fotourl.replace(/\.jpg$/, '.avif')} /> : null}
      {count === 0 ? <source type="image/webp" srcSet={fotourl.replace(/\.jpg$/, '.webp')} /> : null}
      <img
        className={styles.photo}
        src={fotourl}
        alt={alt}
        width={PHOTO_SIZE}
        height={PHOTO_SIZE}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailures({ fotourl, count: count + 1 })}
      />
    </picture>
  );
}
