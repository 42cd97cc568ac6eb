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

/** The square photo of an animal, or its silhouette when there is no photo or it does not load. */
export function AnimalPhoto({ fotourl, kind, alt, priority = false }: AnimalPhotoProps) {
  const [failed, setFailed] = useState<string>();
  if (!fotourl || failed === fotourl) return <KindSilhouette kind={kind} />;
  return (
    <picture>
      <source type="image/avif" srcSet={fotourl.replace(/\.jpg$/, '.avif')} />
      <source type="image/webp" srcSet={fotourl.replace(/\.jpg$/, '.webp')} />
      <img
        className={styles.photo}
        src={fotourl}
        alt={alt}
        width={PHOTO_SIZE}
        height={PHOTO_SIZE}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(fotourl)}
      />
    </picture>
  );
}
