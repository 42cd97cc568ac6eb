import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { FIELD_MESSAGES } from './messages';
import styles from './suggest-field.module.css';

/** A suggestion: `value` is what the form gets, `detail` stands quietly beside the label. */
export interface Suggestion {
  key: string;
  label: string;
  detail?: string;
  value: unknown;
}

/** From so many characters on there are suggestions, unless told. */
const SHORTEST = 2;

/**
 * `onSearch` gets what is typed, after a pause and from `shortest` characters on, and '' when it is shorter; the caller asks and hands in
 * `suggestions`. `labelOf` names a value that was chosen before. `nothing` says that there are no suggestions for what is typed.
 */
export interface SuggestFieldProps extends FieldProps {
  name: string;
  suggestions: readonly Suggestion[];
  onSearch: (text: string) => void;
  labelOf: (value: unknown) => string;
  autoComplete?: string;
  inputMode?: 'text' | 'email';
  shortest?: number;
  nothing?: string | undefined;
}

/**
 * A field inside a Form with suggestions below it (the ARIA combobox with a listbox). The form holds the typed text, or the value of the
 * suggestion that was chosen; arrows walk, Enter chooses, Escape closes.
 */
export function SuggestField({
  name,
  suggestions,
  onSearch,
  labelOf,
  autoComplete = 'off',
  inputMode = 'text',
  shortest = SHORTEST,
  nothing,
  ...rest
}: SuggestFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (text: string) => {
    field.onChange(text);
    const words = text.trim();
    clearTimeout(timer.current);
    if (words.length < shortest) onSearch('');
    else timer.current = setTimeout(onSearch, FILTER_DEBOUNCE_MS, words);
    setOpen(true);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    field.onChange(suggestion.value);
    setOpen(false);
  };
  const close = () => {
    setOpen(false);
    field.onBlur();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((now) => stepped(now, step, suggestions.length));
    } else if (isShown && event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(suggestions[active]);
    } else if (isShown && event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <FieldFrame {...rest} error={rest.error ?? fieldState.error?.message}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            {...attributes}
            ref={field.ref}
            name={name}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            type="text"
            autoComplete={autoComplete}
            inputMode={inputMode}
            className={fieldStyles.control}
            value={typeof field.value === 'string' ? field.value : labelOf(field.value)}
            onChange={(event) => write(event.target.value)}
            onClick={() => setOpen(typeof field.value === 'string')}
            onKeyDown={handleKeyDown}
            onBlur={close}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={FIELD_MESSAGES.suggestions}
            className={styles.list}
            hidden={!isShown}
          >
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={suggestion.key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // Before the field loses the focus, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                {suggestion.label}
                {suggestion.detail ? <span className={styles.detail}>{suggestion.detail}</span> : null}
              </div>
            ))}
          </div>
          <p role="status" className={nothing ? styles.nothing : fieldStyles.hiddenLabel}>
            {isShown ? FIELD_MESSAGES.suggested(suggestions.length) : nothing}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

/** The next place in a list of `count` that goes around; -1 is none yet. */
function stepped(now: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (now < 0) return step > 0 ? 0 : count - 1;
  return (now + step + count) % count;
}
