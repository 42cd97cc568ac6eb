import { useFormContext, useWatch } from 'react-hook-form';

/** What the field `name` of the Form around it holds now, as typed and not yet judged; the component renders again when it changes. */
export function useFieldValue(name: string): unknown {
  return useWatch({ control: useFormContext().control, name });
}
