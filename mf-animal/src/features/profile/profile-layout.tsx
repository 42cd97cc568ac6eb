import type { ReactNode } from 'react';
import styles from './profile-layout.module.css';

/** The places of the page. `bar` sticks to the bottom of a small screen. */
export interface ProfileLayoutProps {
  gallery: ReactNode;
  heading: ReactNode;
  body: ReactNode;
  contact?: ReactNode;
  bar?: ReactNode;
}

/** Wide: photos left, name, facts and contact right. Small: the photo edge to edge, then name, contact and story. */
export function ProfileLayout({ gallery, heading, body, contact, bar }: ProfileLayoutProps) {
  return (
    <article>
      <div className={styles.grid}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.contact}>{contact}</div>
        <div className={styles.body}>{body}</div>
      </div>
      {bar}
    </article>
  );
}
