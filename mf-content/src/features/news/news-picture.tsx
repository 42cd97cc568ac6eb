import { type NewsItem, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { PawIcon, useNearScreen } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './news-picture.module.css';

const addressOf = (fotourl: string) => photoAddress(fotourl, PHOTO_SIZE_LARGE, 'webp');

interface NewsPictureProps {
  item: NewsItem;
  /** On the first screen: it comes with the page, as the photos of the first row of a search do. The others come when they are near. */
  priority: boolean;
  className?: string | undefined;
}

/** The first picture of an item (C65), or a paw on a tinted field when there is none or it does not load. It says nothing that the title does not. */
export function NewsPicture({ item, priority, className }: NewsPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { ref, isNear } = useNearScreen<HTMLDivElement>();
  const { fotourl } = item;
  const hasPicture = fotourl !== null && fotourl !== undefined && fotourl !== failed;
  const isShown = priority || isNear;
  return (
    <div ref={ref} className={className}>
      {hasPicture && isShown ? (
        <img
          className={styles.photo}
          src={addressOf(fotourl)}
          alt=""
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          onError={() => setFailed(fotourl)}
        />
      ) : (
        <div className={styles.none}>{hasPicture ? null : <PawIcon size={40} />}</div>
      )}
      {hasPicture && !isShown ? (
        <noscript>
          {__ON_SERVER__ ? <img className={styles.photo} src={addressOf(fotourl)} alt="" loading="lazy" /> : null}
        </noscript>
      ) : null}
    </div>
  );
}
