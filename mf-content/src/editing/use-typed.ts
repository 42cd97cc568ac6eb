import { useCallback, useState } from 'react';

/** What the fields of a form hold now, kept by `watch` of its FormWatch, and whether that differs from what they began with. */
export function useTyped<Values extends object>(defaults: Values) {
  const [typed, setTyped] = useState(defaults);
  const watch = useCallback(
    (values: Partial<Values>) => {
      const next = { ...defaults, ...values };
      // What is the same stays the same object: it is told at every drawing, and a new one would draw again.
      setTyped((before) => (isSame(before, next) ? before : next));
    },
    [defaults],
  );
  return { typed, watch, isDirty: !isSame(typed, defaults) };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
