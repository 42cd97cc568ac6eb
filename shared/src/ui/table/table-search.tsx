import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { TextField } from '@portal/shared/ui/form';
import { useEffect, useRef, useState } from 'react';

/** `value` is what is searched now; `onSearch` hears the trimmed words 500 ms after the last key (§ 9). */
export interface TableSearchProps {
  name: string;
  label: string;
  value: string;
  onSearch: (words: string) => void;
  placeholder?: string;
  maxLength?: number;
}

/** The search field above a table. What is being typed stays when an older search arrives meanwhile. */
export function TableSearch({ value, onSearch, ...field }: TableSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (typed.trim() === known) setTyped(value);
  }
  const words = typed.trim();
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (words === value) return;
    const timer = setTimeout(() => search.current(words), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  return <TextField {...field} type="search" autoComplete="off" spellCheck={false} value={typed} onChange={setTyped} />;
}
