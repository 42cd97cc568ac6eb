import { RATING_MAX } from '@portal/shared/contract';
import { StarFilledIcon, VisuallyHidden } from '@portal/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import { type FieldProps, GroupFrame } from './field-frame';
import { FIELD_MESSAGES } from './messages';
import styles from './star-field.module.css';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** A choice of 1 to 5 stars inside a Form; the value is the number, null while nothing is chosen. Arrow keys change it. */
export function StarField({ name, ...rest }: FieldProps & { name: string }) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  const error = rest.error ?? fieldState.error?.message;
  return (
    <GroupFrame {...rest} error={error}>
      <div className={styles.row}>
        <div className={styles.stars}>
          {STARS.map((star) => (
            <label key={star} className={styles.star} data-filled={star <= (value ?? 0) || undefined}>
              <input
                ref={star === (value ?? 1) ? ref : undefined}
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                onBlur={onBlur}
                aria-invalid={error ? true : undefined}
                className={styles.input}
              />
              <StarFilledIcon size={40} />
              <VisuallyHidden>{FIELD_MESSAGES.stars(star)}</VisuallyHidden>
            </label>
          ))}
        </div>
        {value ? (
          <span className={styles.chosen} aria-hidden="true">
            {FIELD_MESSAGES.stars(value)}
          </span>
        ) : null}
      </div>
    </GroupFrame>
  );
}
