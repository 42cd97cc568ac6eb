import { useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-frame';
import { ToggleField } from './toggle-field';

/** A switch inside a Form whose value is 1 or 0, as the wire has it. */
export function FlagField({ name, label, hint }: Pick<FieldProps, 'label' | 'hint'> & { name: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <ToggleField
      name={name}
      label={label}
      {...(hint && { hint })}
      value={field.value === 1}
      onChange={(isOn) => field.onChange(isOn ? 1 : 0)}
    />
  );
}
