import { FILTER_DEBOUNCE_MS } from '@portal/shared/contract';
import { classNames } from '@portal/shared/ui';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import fieldStyles from './field.module.css';
import { FIELD_MESSAGES } from './messages';
import styles from './suggest-field.module.css';

/** A suggestion: `value` is what the caller gets when it is chosen, `detail` stands quietly beside the label. */
export interface Suggestion {
  key: string;
  label: string;
  detail?: string;
  value: unknown;
}

/** From so many characters on there are suggestions, unless told. */
const SHORTEST = 2;

/** What the caller of a SuggestBox and of a SuggestField says of the suggestions. */
export interface SuggestOptions {
  suggestions: readonly Suggestion[];
  /** Gets what is typed, after a pause and from `shortest` characters on, and '' when it is shorter; the caller asks. */
  onSearch: (text: string) => void;
  shortest?: number | undefined;
  /** Says that there are no suggestions for what is typed. */
  nothing?: string | undefined;
}

/**
 * `value` is the text that the input shows; `isChosen` when it names something that was chosen. `onCommit` is Enter while no suggestion is
 * marked, `onRevert` Escape while the list is closed. `isInFlow` moves what is below the list down: for a place that would cut it off.
 */
export interface SuggestBoxProps extends SuggestOptions {
  value: string;
  isChosen?: boolean;
  onType: (text: string) => void;
  onChoose: (value: unknown) => void;
  onLeave?: () => void;
  onCommit?: () => void;
  onRevert?: () => void;
  isInFlow?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** An input with suggestions below it (the ARIA combobox with a listbox): arrows walk, Enter chooses, Escape closes. */
export function SuggestBox({ isInFlow = false, inputRef, attributes, nothing, ...box }: SuggestBoxProps) {
  const { suggestions, value, isChosen } = box;
  const { listId, isShown, active, type, choose, open, close, handleKeyDown } = useSuggestions(box);
  return (
    <div className={styles.box}>
      <input
        {...attributes}
        ref={inputRef}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        type="text"
        className={attributes?.className ?? fieldStyles.control}
        value={value}
        onChange={(event) => type(event.target.value)}
        onClick={isChosen ? undefined : open}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={FIELD_MESSAGES.suggestions}
        className={classNames(styles.list, isInFlow && styles.inFlow)}
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
  );
}

/** Which suggestion is marked, whether the list is open, and what keys and typing do. */
function useSuggestions(box: SuggestBoxProps) {
  const { suggestions, onSearch, onType, onChoose, onLeave, onCommit, onRevert, shortest = SHORTEST } = box;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    onType(text);
    const words = text.trim();
    clearTimeout(timer.current);
    if (words.length < shortest) onSearch('');
    else timer.current = setTimeout(onSearch, FILTER_DEBOUNCE_MS, words);
    setOpen(true);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    onChoose(suggestion.value);
    setOpen(false);
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
    } else if (event.key === 'Enter' && onCommit) {
      // The same key press must not reach what committing puts the focus on, such as a button of a dialog.
      event.preventDefault();
      onCommit();
    } else if (event.key === 'Escape' && (isShown || onRevert)) {
      event.stopPropagation();
      if (isShown) setOpen(false);
      else onRevert?.();
    }
  };
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    onLeave?.();
  };
  return { listId, isShown, active, type, choose, open, close, handleKeyDown };
}

/** The next place in a list of `count` that goes around; -1 is none yet. */
function stepped(now: number, step: number, count: number): number {
  if (count === 0) return -1;
  if (now < 0) return step > 0 ? 0 : count - 1;
  return (now + step + count) % count;
}
