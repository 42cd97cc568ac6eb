import { useCallback, useState } from 'react';

/** What the fields of a form hold now, kept by `watch` of its FormWatch, and whether that differs from what they began with. */
export function useTyped<Values extends object>(defaults: Values) {
  const [typed, setTyped] = useState(defaults);
  const watch = useCallback((values: Partial<Values>) => setTyped({ ...defaults, ...values }), [defaults]);
  return { typed, watch, isDirty: JSON.stringify(typed) !== JSON.stringify(defaults) };
}
