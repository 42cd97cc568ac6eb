import { numberText } from '@portal/shared/domain';
import { afterPaint } from '@portal/shared/ui';
import { type ChangeEvent, startTransition, useOptimistic } from 'react';
import styles from './check.module.css';
import { type FieldProps, GroupFrame } from './field-frame';
import type { FieldOption } from './select-field';
import { useField } from './use-field';

/**
 * `columns` 2 sets short choices beside each other. Inside a Form the value is an array of strings. `onChange` is called when the press has been painted,
 * with the value and with what it was at the press: the same with that one option the other way round. A shell of before tells the value alone.
 */
export interface CheckboxGroupProps extends FieldProps {
  name: string;
  options: readonly FieldOption[];
  columns?: 1 | 2;
  value?: readonly string[];
  onChange?: (value: string[], before?: string[]) => void;
}

/** Several choices of one question, each with the number it leads to; dead ends are greyed but stay removable. */
export function CheckboxGroup({ name, options, columns = 1, value, onChange, ...rest }: CheckboxGroupProps) {
  const field = useField(name, value !== undefined);
  const [shown, setShown] = useOptimistic(value);
  const choose = (option: string, isOn: boolean) =>
    startTransition(async () => {
      setShown((now) => withOption(now, option, isOn));
      await afterPaint();
      onChange?.(withOption(value, option, isOn), withOption(value, option, !isOn));
    });
  return (
    <GroupFrame {...rest} error={rest.error ?? field.error}>
      <div className={columns === 2 ? styles.twoColumns : styles.choices}>
        {options.map((option) => {
          const isChecked = shown?.includes(option.value);
          const state = value
            ? {
                name,
                checked: isChecked,
                onChange: ({ target }: ChangeEvent<HTMLInputElement>) => choose(option.value, target.checked),
              }
            : field.binding;
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

function withOption(values: readonly string[] | undefined, option: string, isOn: boolean): string[] {
  const others = (values ?? []).filter((value) => value !== option);
  return isOn ? [...others, option] : others;
}
