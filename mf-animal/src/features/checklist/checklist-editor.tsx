import { Button, LoadState, Skeleton } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { EditorProps } from '../../common/edit-in-place';
import { type AnimalVersion, useGetAnimalVersionQuery } from '../../endpoints/animal-edit';
import { AnswerToggle } from './answer-toggle';
import styles from './checklist-editor.module.css';
import { messages } from './messages';
import { useChecklistAnswers } from './use-checklist-answers';

/** The toggle mode of the checklist (AN-055), beginning with what is stored now. */
export function ChecklistEditor({ uuidkey, onDone }: EditorProps) {
  const version = useGetAnimalVersionQuery(uuidkey);
  return (
    <LoadState query={version} skeleton={<Skeleton shape="block" />}>
      {(animal) => <Toggles animal={animal} onDone={onDone} />}
    </LoadState>
  );
}

function Toggles({ animal, onDone }: { animal: AnimalVersion; onDone: () => void }) {
  const { items, state, reason, answer, retry, discard } = useChecklistAnswers(animal);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <div className={styles.editor}>
      <p className={styles.intro}>{messages.intro}</p>
      <ul ref={list} className={styles.items}>
        {items.map((item) => (
          <li key={item.key}>
            <AnswerToggle item={item} onAnswer={(value) => answer(item.key, value)} />
          </li>
        ))}
      </ul>
      {state === 'failed' ? (
        <div role="alert" className={styles.failure}>
          <span>
            {messages.failed} {reason}
          </span>
          <span className={styles.ways}>
            <Button variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
            <Button variant="quiet" onClick={discard}>
              {messages.discard}
            </Button>
          </span>
        </div>
      ) : null}
      <div className={styles.end}>
        <Button isBusy={state === 'saving' || state === 'failed'} onClick={onDone}>
          {messages.done}
        </Button>
        <p role="status" className={styles.state}>
          {state === 'saving' ? messages.saving : null}
          {state === 'saved' ? messages.saved : null}
        </p>
      </div>
    </div>
  );
}
