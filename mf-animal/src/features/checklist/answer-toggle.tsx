import { Answer, type ChecklistAnswer } from '@portal/shared/contract';
import { CheckIcon, CrossIcon, classNames, type Icon, QuestionIcon } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './checklist-editor.module.css';
import { messages } from './messages';

const CHOICES: readonly { answer: Answer; icon: Icon; style: string | undefined }[] = [
  { answer: Answer.yes, icon: CheckIcon, style: styles.yes },
  { answer: Answer.unknown, icon: QuestionIcon, style: styles.unknown },
  { answer: Answer.no, icon: CrossIcon, style: styles.no },
];

/** One item with its three answers side by side: icons that are called ja, onbekend and nee. */
export function AnswerToggle({ item, onAnswer }: { item: ChecklistAnswer; onAnswer: (value: Answer) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.item}>
      <legend className={styles.label}>{item.label}</legend>
      <span className={styles.choices}>
        {CHOICES.map(({ answer, icon: ChoiceIcon, style }) => (
          <label key={answer} className={classNames(styles.choice, style)} title={messages.answers[answer]}>
            <input
              type="radio"
              name={name}
              value={answer}
              className={styles.input}
              aria-label={messages.answers[answer]}
              checked={item.value === answer}
              onChange={() => onAnswer(answer)}
            />
            <ChoiceIcon size={20} />
          </label>
        ))}
      </span>
    </fieldset>
  );
}
