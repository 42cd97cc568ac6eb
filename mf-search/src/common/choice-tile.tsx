import { classNames } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './choice-tile.module.css';

interface ChoiceTileProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string | number;
  checked: boolean;
  onChange: () => void;
  /** Size, place and colours of the tile; that it is chosen is `:has(input:checked)`. */
  className: string | undefined;
  children: ReactNode;
}

/** One of several choices as a surface to tap, with its radio button or box unseen over the whole of it. */
export function ChoiceTile({ className, children, ...control }: ChoiceTileProps) {
  return (
    <label className={classNames(styles.tile, className)}>
      <input {...control} className={styles.control} />
      {children}
    </label>
  );
}
