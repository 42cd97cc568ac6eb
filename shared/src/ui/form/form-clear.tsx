import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Inside a Form: empties the fields `names` whenever `of` becomes another value; their choices belonged to the old one. */
export function FormClear({ of, names }: { of: unknown; names: readonly string[] }) {
  const { setValue } = useFormContext();
  const last = useRef(of);
  useEffect(() => {
    if (last.current === of) return;
    last.current = of;
    for (const name of names) setValue(name, '', { shouldDirty: true });
  }, [of, names, setValue]);
  return null;
}
