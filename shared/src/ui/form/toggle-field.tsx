import { numberText } from '@portal/shared/domain';
import { useId } from 'react';
import styles from './check.module.css';
import fieldStyles from './field.module.css';
import type { FieldProps } from './field-frame';
import { useField } from './use-field';

/** Inside a Form the value is a boolean. `count` stands behind the label, `stateLabel` is the word for the present value. */
export interface ToggleFieldProps extends Omit<FieldProps, 'isLabelHidden'> {
  name: string;
  count?: number;
  stateLabel?: string;
  disabled?: boolean;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** One yes-or-no setting: a switch with its label on the left. */
export function ToggleField({
  name,
  label,
  hint,
  error,
  count,
  stateLabel,
  disabled,
  isOptional,
  value,
  onChange,
}: ToggleFieldProps) {
  const id = useId();
  const field = useField(name, value !== undefined);
  const message = error ?? field.error;
  const state =
    value === undefined
      ? field.binding
      : {
          name,
          // What a form without scripts sends when it is on.
          value: 1,
          checked: value,
          onChange: (event: { target: { checked: boolean } }) => onChange?.(event.target.checked),
        };
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <label className={styles.toggle}>
        <span className={styles.choiceLabel}>
          {label}
          {isOptional ? <span className={fieldStyles.optional}> (niet verplicht)</span> : null}
        </span>
        {count === undefined ? null : <span className={styles.count}>{numberText(count)}</span>}
        {/* The switch itself tells its value to a screen reader. */}
        {stateLabel === undefined ? null : <span aria-hidden="true">{stateLabel}</span>}
        <input
          {...state}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state
          role="switch"
          disabled={disabled}
          aria-describedby={described || undefined}
          aria-invalid={message ? true : undefined}
          className={styles.switch}
        />
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
