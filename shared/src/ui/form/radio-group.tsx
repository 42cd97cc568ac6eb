import { useController, useFormContext } from 'react-hook-form';
import styles from './check.module.css';
import fieldStyles from './field.module.css';
import { type FieldProps, GroupFrame } from './field-frame';

/** A choice of a RadioGroup; `hint` explains it below its label. */
export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
}

/** One of a few choices inside a Form, all of them in view; the value is that of the chosen one. Arrow keys change it. */
export function RadioGroup({ name, options, ...rest }: FieldProps & { name: string; options: readonly RadioOption[] }) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  const error = rest.error ?? fieldState.error?.message;
  return (
    <GroupFrame {...rest} error={error}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={`${styles.choice} ${styles.tall}`}>
            <input
              ref={option.value === value || (!value && index === 0) ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              aria-invalid={error ? true : undefined}
              className={`${styles.box} ${styles.round}`}
            />
            <span className={styles.choiceLabel}>
              {option.label}
              {option.hint ? <span className={`${fieldStyles.hint} ${styles.choiceHint}`}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
