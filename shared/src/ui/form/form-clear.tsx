import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldValue } from './use-field-value';

/** `keepsTexts`: only what was chosen is taken out, such as a suggestion; what was typed stays. */
export interface FormClearProps {
  of: string;
  names: readonly string[];
  keepsTexts?: boolean;
}

/** Inside a Form: empties the fields `names` whenever the field `of` changes; their choices belonged to its old value. */
export function FormClear({ of, names, keepsTexts = false }: FormClearProps) {
  const { setValue, getValues } = useFormContext();
  const value = useFieldValue(of);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    const cleared = keepsTexts ? names.filter((name) => typeof getValues(name) !== 'string') : names;
    for (const name of cleared) setValue(name, '', { shouldDirty: true });
  }, [value, names, keepsTexts, setValue, getValues]);
  return null;
}
