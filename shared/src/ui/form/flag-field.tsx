import { useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-frame';
import { ToggleField } from './toggle-field';

interface FlagFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  name: string;
  /** Words for the value that can be read beside the switch. */
  states?: { on: string; off: string };
}

/** A switch inside a Form whose value is 1 or 0, as the wire has it. */
export function FlagField({ name, label, hint, states }: FlagFieldProps) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const isOn = field.value === 1;
  return (
    <ToggleField
      name={name}
      label={label}
      {...(hint && { hint })}
      {...(states && { stateLabel: isOn ? states.on : states.off })}
      value={isOn}
      onChange={(value) => field.onChange(value ? 1 : 0)}
    />
  );
}
