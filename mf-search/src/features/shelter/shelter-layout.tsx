import type { ReactNode } from 'react';
import styles from './shelter-page.module.css';

/** Contact and support beside the rest; on a narrow screen contact first, support last. */
export function ShelterLayout(places: { contact: ReactNode; main: ReactNode; support?: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.contact}>{places.contact}</div>
      <div className={styles.main}>{places.main}</div>
      <div className={styles.support}>{places.support}</div>
    </div>
  );
}
