import { ANSWER_PLACEHOLDERS } from '@portal/shared/contract';
import { Button, PlusIcon } from '@portal/shared/ui';
import { useWriteField } from '@portal/shared/ui/form';
import { type MouseEvent, useId } from 'react';
import { messages } from './template-messages';
import styles from './templates.module.css';

/** Buttons that put a placeholder where the cursor stands in the field `name` of the form around them. */
export function PlaceholderButtons({ name }: { name: string }) {
  const write = useWriteField(name);
  const label = useId();
  const insert = (placeholder: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const field = event.currentTarget.form?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = field;
    const words = `{${placeholder}}`;
    write(value.slice(0, selectionStart) + words + value.slice(selectionEnd));
    field.focus();
    field.setSelectionRange(selectionStart + words.length, selectionStart + words.length);
  };
  return (
    <div>
      <p id={label} className={styles.soft}>
        {messages.insert}
      </p>
      <ul aria-labelledby={label} className={styles.placeholders}>
        {ANSWER_PLACEHOLDERS.map((placeholder) => (
          <li key={placeholder}>
            <Button
              variant="quiet"
              icon={PlusIcon}
              aria-label={messages.insertLabel(messages.placeholders[placeholder])}
              onClick={insert(placeholder)}
            >
              {messages.placeholders[placeholder]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
