import { type Kind, PHOTO_SIZE_LARGE } from '@portal/shared/contract';
import { photoAddress } from '@portal/shared/domain';
import { AnimalPhoto } from '@portal/shared/ui';
import styles from './gallery.module.css';

export interface ThumbProps {
  fotourl: string;
  kind: Kind;
  label: string;
  isShown: boolean;
  onChoose: () => void;
}

/** A small photo in the strip: a button that puts it in the main place, without scripts a link to the large photo. */
export function Thumb({ fotourl, kind, label, isShown, onChoose }: ThumbProps) {
  const photo = <AnimalPhoto fotourl={fotourl} kind={kind} alt="" />;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.thumb} aria-label={label} aria-current={isShown} onClick={onChoose}>
        {photo}
      </button>
      <noscript>
        {__ON_SERVER__ ? (
          <a href={photoAddress(fotourl, PHOTO_SIZE_LARGE)} className={styles.thumb} aria-label={label}>
            {photo}
          </a>
        ) : null}
      </noscript>
    </li>
  );
}
