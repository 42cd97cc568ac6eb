import { type Animal, Answer } from '@portal/shared/contract';
import { CheckIcon, CrossIcon, classNames, type Icon, QuestionIcon } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './checklist.module.css';
import { messages } from './messages';

const GROUPS: readonly { answer: Answer; icon: Icon; style: string | undefined }[] = [
  { answer: Answer.yes, icon: CheckIcon, style: styles.yes },
  { answer: Answer.unknown, icon: QuestionIcon, style: styles.unknown },
  { answer: Answer.no, icon: CrossIcon, style: styles.no },
];

/** What is known of the animal in three groups, each with icon and word; without answers nothing at all. */
export function Checklist({ animal: { properties } }: { animal: Animal }) {
  const title = useId();
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {messages.title}
      </h2>
      <div className={styles.groups}>
        {GROUPS.map(({ answer, icon: GroupIcon, style }) => {
          const items = properties.filter(({ value }) => value === answer);
          if (items.length === 0) return null;
          return (
            <div key={answer} className={styles.group}>
              <h3 className={classNames(styles.word, style)}>
                <span className={styles.medal}>
                  <GroupIcon size={18} />
                </span>
                {messages.groups[answer]}
              </h3>
              <ul className={styles.list}>
                {items.map(({ key, label }) => (
                  <li key={key}>{label}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
