import { useFormContext } from 'react-hook-form';
import styles from './form.module.css';
import { FIELD_MESSAGES } from './messages';

/** What is wrong, above the form, once it was sent; announced at once. A click goes to the field. */
export function FormSummary() {
  const { formState, setFocus } = useFormContext();
  const messages = Object.entries(formState.errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  );
  if (formState.submitCount === 0 || messages.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>{FIELD_MESSAGES.summary}</p>
      <ul className={styles.list}>
        {messages.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
