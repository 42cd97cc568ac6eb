import type { ReactNode } from 'react';
import styles from './shelter-page.module.css';

interface Places {
  contact: ReactNode;
  main: ReactNode;
  support?: ReactNode;
  /** Comes later than the rest: below all of it on a narrow screen, so that nothing moves. */
  reviews?: ReactNode;
}

/** Contact and support beside the rest; on a narrow screen contact first, then support and reviews last. */
export function ShelterLayout(places: Places) {
  return (
    <div className={styles.layout}>
      <div className={styles.contact}>{places.contact}</div>
      <div className={styles.main}>{places.main}</div>
      <div className={styles.support}>{places.support}</div>
      <div className={styles.reviews}>{places.reviews}</div>
    </div>
  );
}
