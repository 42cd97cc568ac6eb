import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** What the field `name` of the Form around it holds now, as typed and not yet judged; the component renders again when it changes. */
export function useFieldValue(name: string): unknown {
  return useWatch({ control: useFormContext().control, name });
}

/** Writes the field `name` of the Form around it, as if somebody had typed it; it is judged at once. */
export function useWriteField(name: string): (value: unknown) => void {
  const { setValue } = useFormContext();
  return useCallback(
    (value) => setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    [setValue, name],
  );
}
