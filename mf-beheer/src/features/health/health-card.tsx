import { CheckIcon, InfoIcon, QuestionIcon, WarningIcon } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { StateLabel } from '../../common/state-label/state-label';
import styles from './health.module.css';
import { messages } from './messages';

/** Whether something is as it should be. */
export type Condition = 'good' | 'bad' | 'unknown' | 'unset';

const LABELS = {
  good: { icon: CheckIcon, look: 'good' },
  bad: { icon: WarningIcon, look: 'warning' },
  unknown: { icon: QuestionIcon, look: 'waiting' },
  unset: { icon: InfoIcon, look: 'waiting' },
} as const;

interface HealthCardProps {
  title: string;
  /** Missing: there is nothing to judge. */
  condition?: Condition;
  /** Names and values. */
  facts: readonly { name: string; value: ReactNode }[];
  /** What the facts do not say. */
  children?: ReactNode;
}

/** One thing that is looked at: its condition in a word, and the facts. */
export function HealthCard({ title, condition, facts, children }: HealthCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {condition ? <StateLabel {...LABELS[condition]}>{messages[condition]}</StateLabel> : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <p className={styles.note}>{children}</p> : null}
    </section>
  );
}
