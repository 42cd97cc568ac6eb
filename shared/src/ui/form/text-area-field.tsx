import { classNames } from '@portal/shared/ui';
import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { useField } from './use-field';

type NativeTextArea = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'disabled' | 'maxLength' | 'placeholder' | 'readOnly' | 'required' | 'rows' | 'spellCheck'
>;

/** Inside a Form only `name` and `label`; elsewhere with `value` and `onChange`. */
export interface TextAreaFieldProps extends FieldProps, NativeTextArea {
  name: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A field of several lines. */
export function TextAreaField({ name, value, onChange, ...rest }: TextAreaFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, ...native } = rest;
  const field = useField(name, value !== undefined);
  const state =
    value === undefined
      ? field.binding
      : { name, value, onChange: (event: { target: { value: string } }) => onChange?.(event.target.value) };
  return (
    <FieldFrame {...{ label, hint, isOptional, isLabelHidden }} error={error ?? field.error}>
      {(control) => (
        <textarea {...native} {...state} {...control} className={classNames(styles.control, styles.textArea)} />
      )}
    </FieldFrame>
  );
}
