import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { useLocationNow } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TextField, type TextFieldProps } from './text-field';

/**
 * `value` are the words of the address. `onSearch` gets the trimmed words, debounced by 500 ms, or at once with Enter; `isRefinement`
 * when they take the place of other words, also when they are emptied.
 */
export interface SearchFieldProps
  extends Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'placeholder' | 'maxLength'> {
  value: string;
  /** Where the words go as a GET form, without scripts and before they run. */
  action?: string;
  /** The field is part of a form, which sends the words of its Enter: it is none itself. */
  isInForm?: boolean;
  onSearch: (words: string, isRefinement: boolean) => void;
}

/**
 * The words of a search. What is being typed is the only state outside the address. A navigation to another page cancels what waits:
 * whoever follows a link is not taken back.
 */
export function SearchField({ label, value, action, isInForm, onSearch, ...rest }: SearchFieldProps) {
  const { pathname } = useLocation();
  const locationNow = useLocationNow();
  const [typed, setTyped] = useState(value);
  const written = useRef({ words: value, pathname });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);

  useEffect(() => {
    search.current = onSearch;
  });
  // The address says something else than this field wrote there, or it is another page.
  useEffect(() => {
    if (value === written.current.words && pathname === written.current.pathname) return;
    clearTimeout(timer.current);
    written.current = { words: value, pathname };
    setTyped(value);
  }, [value, pathname]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    clearTimeout(timer.current);
    const words = text.trim();
    const { words: before, pathname: page } = written.current;
    if (words === before || locationNow().pathname !== page) return;
    written.current = { words, pathname: page };
    search.current(words, before !== '');
  };
  const handleChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text), FILTER_DEBOUNCE_MS);
  };

  const Frame = isInForm ? 'div' : 'form';
  return (
    <Frame
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        write(typed);
      }}
    >
      <TextField
        {...rest}
        type="search"
        label={label}
        value={typed}
        onChange={handleChange}
        autoComplete="off"
        spellCheck={false}
        submitLabel={label}
      />
    </Frame>
  );
}
