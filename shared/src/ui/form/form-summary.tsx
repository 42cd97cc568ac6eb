import { type RefObject, useEffect, useState } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import styles from './form.module.css';
import { FIELD_MESSAGES } from './messages';

/** One wrong field: its name in the form, its label and what is wrong. */
interface WrongField {
  name: string;
  text: string;
}

/** What is wrong, above the form, once it was sent; announced at once. A click goes to the field. */
export function FormSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { formState, setFocus } = useFormContext();
  const { errors, submitCount } = formState;
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  // The order and the labels are those of the screen, so they are read from it.
  useEffect(() => {
    const now = submitCount === 0 || form.current === null ? [] : wrongFields(form.current, errors);
    setWrong((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });
  if (wrong.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>{FIELD_MESSAGES.summary}</p>
      <ul className={styles.list}>
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The wrong fields in the order of the screen; one that is disabled waits for another field and is not wrong yet. */
function wrongFields(form: HTMLFormElement, errors: FieldErrors): WrongField[] {
  const shown = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  return Object.entries(errors)
    .flatMap(([name, error]) => {
      if (typeof error?.message !== 'string') return [];
      const [element, ...others] = shown.filter(
        (each) => each.getAttribute('name') === name || each.dataset.field === name,
      );
      if (element?.matches(':disabled')) return [];
      const label = element && labelOf(element, others.length > 0);
      const text = label ? `${label}: ${error.message}` : error.message;
      return [{ name, text, place: element ? shown.indexOf(element) : shown.length }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ name, text }) => ({ name, text }));
}

/** The words of a field: the question of a group, otherwise its label; without the remark that it is optional. */
function labelOf(element: HTMLElement, isGroup: boolean): string | undefined {
  const label =
    isGroup || element.matches('fieldset')
      ? element.closest('fieldset')?.querySelector('legend')
      : ((element as HTMLInputElement).labels?.[0] ?? element.querySelector('label'));
  return label?.textContent?.replace(FIELD_MESSAGES.optional, '').trim();
}
