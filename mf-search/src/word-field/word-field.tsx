import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { TextField } from '@portal/shared/ui/form';
import { useEffect, useRef, useState } from 'react';

interface WordFieldProps {
  /** The words of the address. */
  value: string;
  /** Gets the words once they are finished; `isRefinement` when they take the place of other words, also when they are emptied. */
  onWords: (words: string, isRefinement: boolean) => void;
  label: string;
  hint: string;
}

/** Words to search for. What is being typed is the only state outside the address; it goes there after 500 ms, or with Enter (SE-009). */
export function WordField({ value, onWords, label, hint }: WordFieldProps) {
  const [typed, setTyped] = useState(value);
  const written = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === written.current) return;
    const isRefinement = written.current !== '';
    written.current = words;
    onWords(words, isRefinement);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text), FILTER_DEBOUNCE_MS);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        write(typed);
      }}
    >
      <TextField
        name="q"
        type="search"
        label={label}
        hint={hint}
        value={typed}
        onChange={handleChange}
        maxLength={100}
        autoComplete="off"
        submitLabel={label}
      />
    </form>
  );
}
