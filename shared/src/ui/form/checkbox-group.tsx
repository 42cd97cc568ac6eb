import { numberText } from '@portal/shared/domain';
import styles from './check.module.css';
import { type FieldProps, GroupFrame } from './field-frame';
import type { FieldOption } from './select-field';
import { useField } from './use-field';

/** `columns` 2 sets short choices beside each other. Inside a Form the value is an array of strings. */
export interface CheckboxGroupProps extends FieldProps {
  name: string;
  options: readonly FieldOption[];
  columns?: 1 | 2;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/** Several choices of one question, each with the number it leads to; dead ends are greyed but stay removable. */
export function CheckboxGroup({ name, options, columns = 1, value, onChange, ...rest }: CheckboxGroupProps) {
  const field = useField(name, value !== undefined);
  const toggle = (option: string) =>
    onChange?.(value?.includes(option) ? value.filter((kept) => kept !== option) : [...(value ?? []), option]);
  return (
    <GroupFrame {...rest} error={rest.error ?? field.error}>
      <div className={columns === 2 ? styles.twoColumns : styles.choices}>
        {options.map((option) => {
          const isChecked = value?.includes(option.value);
          const state = value ? { name, checked: isChecked, onChange: () => toggle(option.value) } : field.binding;
          return (
            <label key={option.value} className={styles.choice}>
              <input
                {...state}
                type="checkbox"
                value={option.value}
                {...option.sent}
                disabled={option.isDisabled && !isChecked}
                className={styles.box}
              />
              <span className={styles.choiceLabel}>{option.label}</span>
              {option.count === undefined ? null : <span className={styles.count}>{numberText(option.count)}</span>}
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
