import { characterCount, NEWS_INTRO_MAX, NEWS_INTRO_WARNING } from '@portal/shared/contract';
import { classNames } from '@portal/shared/ui';
import { TextAreaField, useFieldValue } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './news-form.module.css';

/** The intro with its counter: at most 250 characters, the warning colour from 200 (CO-007). */
export function IntroField() {
  const count = characterCount(String(useFieldValue('intro')));
  return (
    <div>
      <TextAreaField name="intro" label={messages.fields.intro} hint={messages.fields.introHint} rows={3} isOptional />
      <p
        className={classNames(styles.counter, count >= NEWS_INTRO_WARNING && styles.warning)}
        data-warning={count >= NEWS_INTRO_WARNING || undefined}
        aria-live={count >= NEWS_INTRO_WARNING ? 'polite' : 'off'}
      >
        {messages.counter(count, NEWS_INTRO_MAX)}
      </p>
    </div>
  );
}
