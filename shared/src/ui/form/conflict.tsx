import { Button } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './conflict.module.css';
import { SubmitButton } from './submit-button';

export interface ConflictProps {
  /** What two people change at once: 'dit dier', 'deze tekst'. */
  subject: string;
  /** What the other version says. */
  children: ReactNode;
  onTake: () => void;
}

/** The version that somebody else saved meanwhile, inside the form with the own one, which its last button sends: nothing is lost silently (C29). */
export function Conflict({ subject, children, onTake }: ConflictProps) {
  const title = `Iemand anders heeft ${subject} intussen aangepast`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>Hieronder staat de andere versie. Uw eigen versie staat nog in het formulier.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.theirs} aria-label="De andere versie" tabIndex={0}>
        {children}
      </section>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onTake}>
          Andere versie overnemen
        </Button>
        <SubmitButton>Mijn versie opslaan</SubmitButton>
      </div>
    </section>
  );
}
