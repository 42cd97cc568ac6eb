import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './profile-layout.module.css';

/** The places of the page. `more` comes after the story and the contact; `bar` sticks to the bottom of a small screen. */
export interface ProfileLayoutProps {
  gallery: ReactNode;
  heading: ReactNode;
  body: ReactNode;
  contact?: ReactNode;
  more?: ReactNode;
  bar?: ReactNode;
}

/** The width at which the style sheet puts everything below each other. */
const SMALL = '(max-width: 799.98px)';

/**
 * Wide: photos left, name, facts and contact right. Small: the photo edge to edge, then name, facts, story and contact. The document has the
 * order that is seen, for the keyboard and screen readers; the keys let React move the two instead of making them anew.
 */
export function ProfileLayout({ gallery, heading, body, contact, more, bar }: ProfileLayoutProps) {
  const isSmall = useSyncExternalStore(
    onResize,
    () => matchMedia(SMALL).matches,
    () => true,
  );
  const story = (
    <div key="story" className={styles.body}>
      {body}
    </div>
  );
  const reach = (
    <div key="contact" className={styles.contact}>
      {contact}
    </div>
  );
  return (
    <article>
      <div className={styles.grid}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.heading}>{heading}</div>
        {isSmall ? [story, reach] : [reach, story]}
        <div className={styles.more}>{more}</div>
      </div>
      {bar}
    </article>
  );
}

function onResize(onChange: () => void): () => void {
  const media = matchMedia(SMALL);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
