import { useEffect } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';

/**
 * Inside a Form: tells what its fields hold, at the start and after every change, as typed and not yet judged; for drafts and for the
 * question before closing. Give a stable `onChange`.
 */
export function FormWatch({ onChange }: { onChange: (values: FieldValues) => void }) {
  const values = useWatch({ control: useFormContext().control });
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
