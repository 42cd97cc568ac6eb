import { Button, HtmlText } from '@portal/shared/ui';
import { SubmitButton } from '@portal/shared/ui/form';
import { useEffect, useRef } from 'react';
import styles from './editing.module.css';
import { messages } from './messages';

const { conflict } = messages;

export interface ConflictProps {
  title: string;
  html: string;
  onTake: () => void;
}

/** The version that somebody else saved meanwhile, inside the form with the own one, which its first button sends: no text is lost silently (C29). */
export function Conflict({ title, html, onTake }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-label={conflict.title}>
      <h3 ref={heading} tabIndex={-1}>
        {conflict.title}
      </h3>
      <p>{conflict.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.theirs} aria-label={conflict.theirs} tabIndex={0}>
        <p className={styles.theirTitle}>{title}</p>
        <HtmlText html={html} />
      </section>
      <div className={styles.actions}>
        <SubmitButton>{conflict.keep}</SubmitButton>
        <Button variant="secondary" onClick={onTake}>
          {conflict.take}
        </Button>
      </div>
    </section>
  );
}
