import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

/** The sections of the profile, one below the other. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing that can be changed: what it is on the left, the controls on the right; below each other on a phone. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
