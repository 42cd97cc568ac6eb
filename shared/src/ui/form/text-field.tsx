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
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'number';
  value?: string;
  onChange?: (value: string) => void;
}

/** A field of one line. */
export function TextField({ name, type = 'text', value, onChange, ...rest }: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, ...native } = rest;
  const field = useField(name, value !== undefined);
  const frame = { label, hint, isOptional, isLabelHidden, error: error ?? field.error };
  const state = value === undefined ? field.binding : controlled(name, value, onChange);
  return (
    <FieldFrame {...frame}>
      {(control) => <input {...native} {...state} {...control} type={type} className={styles.control} />}
    </FieldFrame>
  );
}

function controlled(name: string, value: string, onChange?: (value: string) => void) {
  return { name, value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) };
}
