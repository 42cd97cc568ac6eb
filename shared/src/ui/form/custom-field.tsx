import type { ReactNode, RefCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type ControlAttributes, FieldFrame, type FieldProps } from './field-frame';

/** What a control of another kind needs to be part of a Form; `ref` gets what has a `focus`. */
export interface CustomFieldControl {
  attributes: ControlAttributes;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: RefCallback<{ focus(): void }>;
}

export interface CustomFieldProps extends FieldProps {
  name: string;
  children: (control: CustomFieldControl) => ReactNode;
}

/** A field inside a Form whose control is none of the browser's: an editor, a picker. Label, hint and message are those of every field. */
export function CustomField({ name, children, ...rest }: CustomFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  return (
    <FieldFrame {...rest} name={name} error={rest.error ?? fieldState.error?.message}>
      {(attributes) => children({ attributes, value, onChange, onBlur, ref })}
    </FieldFrame>
  );
}
