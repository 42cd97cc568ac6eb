import type { Kind } from '@portal/shared/contract';
import { AnimalPhoto } from '@portal/shared/ui';
import styles from './gallery.module.css';

export interface ThumbProps {
  fotourl: string;
  kind: Kind;
  label: string;
  isShown: boolean;
  onChoose: () => void;
}

/** A small photo in the strip: a button that puts it in the main place. */
export function Thumb({ fotourl, kind, label, isShown, onChoose }: ThumbProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.thumb} aria-label={label} aria-current={isShown} onClick={onChoose}>
        <AnimalPhoto fotourl={fotourl} kind={kind} alt="" />
      </button>
    </li>
  );
}
