import type { ReactNode } from 'react';
import styles from './dialog-buttons.module.css';

/**
 * The last row of a form, or of a dialog whose buttons belong to what is listed in it. One rule for the order: what leaves comes first, the main
 * button last, at the right. In a dialog the row stays in view while what is above it scrolls.
 */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
