import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldValue } from './use-field-value';

/** Inside a Form: empties the fields `names` whenever the field `of` changes; their choices belonged to its old value. */
export function FormClear({ of, names }: { of: string; names: readonly string[] }) {
  const { setValue } = useFormContext();
  const value = useFieldValue(of);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    for (const name of names) setValue(name, '', { shouldDirty: true });
  }, [value, names, setValue]);
  return null;
}
