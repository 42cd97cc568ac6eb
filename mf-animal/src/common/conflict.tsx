import { Button } from '@portal/shared/ui';
import { SubmitButton } from '@portal/shared/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './conflict.module.css';

/** Texts of what two people see who change one animal at once. */
const messages = {
  title: 'Iemand anders heeft dit dier intussen aangepast',
  text: 'Hieronder staat de andere versie. Uw eigen versie staat nog in het formulier.',
  theirs: 'De andere versie',
  keep: 'Mijn versie opslaan',
  take: 'Andere versie overnemen',
} as const;

export interface ConflictProps {
  /** What the other version says. */
  children: ReactNode;
  onTake: () => void;
}

/** What somebody else saved meanwhile, inside the form with the own version, which its first button sends: nothing is lost silently (C29). */
export function Conflict({ children, onTake }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-label={messages.title}>
      <h3 ref={heading} tabIndex={-1}>
        {messages.title}
      </h3>
      <p>{messages.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.theirs} aria-label={messages.theirs} tabIndex={0}>
        {children}
      </section>
      <div className={styles.actions}>
        <SubmitButton>{messages.keep}</SubmitButton>
        <Button variant="secondary" onClick={onTake}>
          {messages.take}
        </Button>
      </div>
    </section>
  );
}
