import type { Animal, ChecklistAnswer } from '@portal/shared/contract';
import {
  CheckIcon,
  CrossIcon,
  classNames,
  HandHeartIcon,
  HomeIcon,
  type Icon,
  lazyComponent,
  PawIcon,
  QuestionIcon,
} from '@portal/shared/ui';
import { useId } from 'react';
import { EditInPlace } from '../../common/edit-in-place';
import { useMayEdit } from '../../common/use-may-edit';
import styles from './checklist.module.css';
import { checklistGroups, type GroupName } from './checklist-groups';
import { messages } from './messages';

const LazyEditor = lazyComponent(async () => (await import('./checklist-editor')).ChecklistEditor);

const LOOKS: Record<GroupName, { icon: Icon; style?: string | undefined }> = {
  good: { icon: CheckIcon, style: styles.good },
  less: { icon: CrossIcon, style: styles.less },
  wishes: { icon: HomeIcon },
  behaviour: { icon: PawIcon },
  care: { icon: HandHeartIcon },
  unknown: { icon: QuestionIcon },
};

/**
 * What is known of the animal in groups by what it means for the visitor (C65), each with icon and word; without answers nothing at all. Own
 * staff and admins switch the answers in its place (AN-055).
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
      {checklistGroups(properties).map(({ name, lines }) => {
        const { icon: GroupIcon, style } = LOOKS[name];
        return (
          <div key={name} className={styles.group}>
            <h3 className={classNames(styles.word, style)}>
              <span className={styles.medal}>
                <GroupIcon size={18} />
              </span>
              {messages.groups[name]}
            </h3>
            <ul className={styles.list}>
              {lines.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
