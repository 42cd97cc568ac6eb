import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './field-frame';
import { SuggestBox, type SuggestOptions } from './suggest-box';

/** `labelOf` names a value that was chosen before. */
export interface SuggestFieldProps extends FieldProps, SuggestOptions {
  name: string;
  labelOf: (value: unknown) => string;
  autoComplete?: string;
  inputMode?: 'text' | 'email';
}

/** A field inside a Form with suggestions below it. The form holds the typed text, or the value of the suggestion that was chosen. */
export function SuggestField({
  name,
  suggestions,
  onSearch,
  shortest,
  nothing,
  labelOf,
  autoComplete = 'off',
  inputMode = 'text',
  ...rest
}: SuggestFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const isText = typeof field.value === 'string';
  return (
    <FieldFrame {...rest} error={rest.error ?? fieldState.error?.message}>
      {(attributes) => (
        <SuggestBox
          {...{ suggestions, onSearch, shortest, nothing }}
          value={isText ? field.value : labelOf(field.value)}
          isChosen={!isText}
          onType={field.onChange}
          onChoose={field.onChange}
          onLeave={field.onBlur}
          inputRef={field.ref}
          attributes={{ ...attributes, name, autoComplete, inputMode }}
        />
      )}
    </FieldFrame>
  );
}
