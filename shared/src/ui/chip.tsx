import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { CrossIcon } from './icons-action';

/** `onRemove` makes the whole chip a button that removes it; `removeLabel` is that button's name. */
export interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}

/** A small label; with `onRemove` it is an active filter that a click takes away. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  if (!onRemove) return <span className={styles.chip}>{children}</span>;
  return (
    <button type="button" className={`${styles.chip} ${styles.removable}`} aria-label={removeLabel} onClick={onRemove}>
      <span className={styles.text}>{children}</span>
      <CrossIcon size={16} />
    </button>
  );
}
