import type { ReactNode, RefCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type ControlAttributes, FieldFrame, type FieldProps, GroupFrame } from './field-frame';

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
  const { control, error } = useCustomControl(name);
  return (
    <FieldFrame {...rest} name={name} error={rest.error ?? error}>
      {(attributes) => children({ attributes, ...control })}
    </FieldFrame>
  );
}

/** A question of a CustomGroup. */
export interface CustomGroupProps extends Omit<FieldProps, 'error'> {
  name: string;
  children: (control: Omit<CustomFieldControl, 'attributes' | 'onBlur'> & { isWrong: boolean }) => ReactNode;
}

/**
 * As CustomField, for several controls that make one value: a fieldset with a legend. Judged when the form is sent; the control that is
 * wrong shows the message itself.
 */
export function CustomGroup({ name, children, ...rest }: CustomGroupProps) {
  const { control, error } = useCustomControl(name);
  return (
    <GroupFrame {...rest} name={name}>
      {children({ ...control, isWrong: error !== undefined })}
    </GroupFrame>
  );
}

function useCustomControl(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  return { control: { value, onChange, onBlur, ref }, error: fieldState.error?.message };
}
