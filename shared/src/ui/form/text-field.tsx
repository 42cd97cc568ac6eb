import { SearchIcon } from '@portal/shared/ui';
import type { InputHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField } from './use-field';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'disabled' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'required' | 'spellCheck'
>;

/** Inside a Form only `name` and `label`; elsewhere with `value` and `onChange`. A placeholder is an example, never the label. */
export interface TextFieldProps extends FieldProps, NativeInput {
  name: string;
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time' | 'number';
  value?: string;
  onChange?: (value: string) => void;
  /** Name of a magnifier at the end of the field, which sends the form around it. */
  submitLabel?: string;
}

/** A field of one line. */
export function TextField({ name, type = 'text', value, onChange, submitLabel, ...rest }: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, ...native } = rest;
  const field = useField(name, value !== undefined);
  const frame = { label, hint, isOptional, isLabelHidden, error: error ?? field.error };
  const state = value === undefined ? field.binding : controlled(name, value, onChange);
  return (
    <FieldFrame {...frame}>
      {(control) => {
        const input = <input {...native} {...state} {...control} type={type} className={styles.control} />;
        if (!submitLabel) return input;
        return (
          <span className={styles.buttonBox}>
            {input}
            <button type="submit" className={styles.inside} aria-label={submitLabel}>
              <SearchIcon />
            </button>
          </span>
        );
      }}
    </FieldFrame>
  );
}

function controlled(name: string, value: string, onChange?: (value: string) => void) {
  return { name, value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) };
}
