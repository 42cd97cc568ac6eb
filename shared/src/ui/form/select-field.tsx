import { numberText } from '@portal/shared/domain';
import { ChevronDownIcon } from '@portal/shared/ui';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField } from './use-field';

/** A choice; `count` stands behind the label, `isDisabled` greys out a choice that leads nowhere. */
export interface FieldOption {
  value: string;
  label: string;
  count?: number;
  isDisabled?: boolean;
  /** What a form without scripts sends for a box, when that is not the name of the group with `value`. */
  sent?: { name: string; value: string | number };
}

/** Inside a Form only `name`, `label` and `options`; elsewhere with `value` and `onChange`. `emptyLabel` adds the choice ''. */
export interface SelectFieldProps extends FieldProps {
  name: string;
  options: readonly FieldOption[];
  emptyLabel?: string;
  disabled?: boolean;
  value?: string;
  onChange?: (value: string) => void;
}

/** A choice from a list, with the browser's own select: fast, and at home on every phone. */
export function SelectField({ name, options, emptyLabel, disabled, value, onChange, ...rest }: SelectFieldProps) {
  const field = useField(name, value !== undefined);
  const state =
    value === undefined
      ? field.binding
      : { name, value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) };
  return (
    // A list that waits for another choice is not wrong yet.
    <FieldFrame {...rest} error={disabled ? undefined : (rest.error ?? field.error)}>
      {(control) => (
        <span className={styles.selectBox}>
          <select {...state} {...control} disabled={disabled} className={styles.control}>
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled && option.value !== value}>
                {option.count === undefined ? option.label : `${option.label} (${numberText(option.count)})`}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  );
}
