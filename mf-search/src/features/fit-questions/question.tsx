import { Button } from '@portal/shared/ui';
import { useId, useRef } from 'react';
import { ChoiceTile } from '../../common/choice-tile';
import styles from './fit-questions.module.css';
import { messages } from './messages';
import type { FitQuestion } from './questions';

interface QuestionProps {
  question: FitQuestion;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** One question with its answers side by side: arrow keys choose one, the space bar each of several. 'Wissen' takes an answer back. */
export function Question({ question: { name, options, isMultiple = false }, chosen, onChange }: QuestionProps) {
  const hint = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const text = messages.questions[name];
  const toggle = (value: string) => {
    if (!isMultiple) return onChange([value]);
    onChange(options.map((option) => option.value).filter((each) => (each === value) !== chosen.includes(each)));
  };
  const skip = () => {
    onChange([]);
    group.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset ref={group} className={styles.question} aria-describedby={isMultiple ? hint : undefined}>
      <legend className={styles.legend}>{text}</legend>
      {isMultiple ? (
        <p id={hint} className={styles.hint}>
          {messages.several}
        </p>
      ) : null}
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <ChoiceTile
            key={value}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            className={styles.option}
          >
            {label}
          </ChoiceTile>
        ))}
        {chosen.length > 0 ? (
          <Button variant="quiet" className={styles.skip} aria-label={messages.skipLabel(text)} onClick={skip}>
            {messages.skip}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
