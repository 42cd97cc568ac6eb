import { type Kind, PHOTO_SIZE, type PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './animal-photo.module.css';
import { KindSilhouette } from './kind-silhouette';

type PhotoSize = typeof PHOTO_SIZE | typeof PHOTO_SIZE_LARGE;

/** `fotourl` is the 350 px jpeg or null; `size` the stored size to show; `priority` for the photos of the first screen. */
export interface AnimalPhotoProps {
  fotourl: string | null;
  kind: Kind;
  alt: string;
  size?: PhotoSize;
  priority?: boolean;
}

/**
 * The square photo of an animal: avif or webp, else the jpeg (a browser does not fall back by itself when a source is missing), and its
 * silhouette when there is no photo or none loads.
 */
export function AnimalPhoto({ fotourl, kind, alt, size = PHOTO_SIZE, priority = false }: AnimalPhotoProps) {
  const [failures, setFailures] = useState({ fotourl, count: 0 });
  const count = failures.fotourl === fotourl ? failures.count : 0;
  const picture = useAddresses(fotourl, size);
  if (!fotourl || count > 1) return <KindSilhouette kind={kind} />;
  return (
    <picture ref={picture}>
      {count === 0 ? <source type="image/avif" /> : null}
      {count === 0 ? <source type="image/webp" /> : null}
      <img
        className={styles.photo}
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

/**
 * Gives a picture its addresses when it stands in the document. Chromium keeps a picture that got them before, with the page around it, for
 * as long as the document lives, also when it never came to stand there: React throws away what it rendered when something more urgent
 * comes (decision 079).
 */
function useAddresses(fotourl: string | null, size: PhotoSize) {
  const picture = useRef<HTMLPictureElement>(null);
  useLayoutEffect(() => {
    if (!fotourl || !picture.current) return;
    for (const source of picture.current.querySelectorAll('source'))
      source.srcset = photoAddress(fotourl, size, source.type === 'image/avif' ? 'avif' : 'webp');
    const image = picture.current.querySelector('img');
    if (image) image.src = photoAddress(fotourl, size);
  }, [fotourl, size]);
  return picture;
}
