import { type Animal, Answer, type ChecklistAnswer } from '@portal/shared/contract';
import { CheckIcon, CrossIcon, classNames, type Icon, lazyComponent, QuestionIcon } from '@portal/shared/ui';
import { useId } from 'react';
import { EditInPlace } from '../../common/edit-in-place';
import { useMayEdit } from '../../common/use-may-edit';
import styles from './checklist.module.css';
import { messages } from './messages';

const LazyEditor = lazyComponent(async () => (await import('./checklist-editor')).ChecklistEditor);

const GROUPS: readonly { answer: Answer; icon: Icon; style: string | undefined }[] = [
  { answer: Answer.yes, icon: CheckIcon, style: styles.yes },
  { answer: Answer.unknown, icon: QuestionIcon, style: styles.unknown },
  { answer: Answer.no, icon: CrossIcon, style: styles.no },
];

/**
 * What is known of the animal in three groups, each with icon and word; without answers nothing at all. Own staff and admins switch the
 * answers in its place (AN-055).
 */
export function Checklist({ animal: { uuidkey, properties, asiel } }: { animal: Animal }) {
  const title = useId();
  const mayEdit = useMayEdit({ asiel });
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {messages.title}
      </h2>
      {mayEdit ? (
        <EditInPlace uuidkey={uuidkey} label={messages.edit} editor={LazyEditor}>
          <Groups properties={properties} />
        </EditInPlace>
      ) : (
        <Groups properties={properties} />
      )}
    </section>
  );
}

function Groups({ properties }: { properties: readonly ChecklistAnswer[] }) {
  return (
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
  );
}
