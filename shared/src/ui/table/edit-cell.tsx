import { classNames } from '@portal/shared/ui';
import { type KeyboardEvent, useId } from 'react';
import styles from './edit-cell.module.css';

/**
 * `label` says what and of whom; `value` is what is typed, `saved` what the server has. Enter calls `onCommit`, Escape puts `saved` back.
 * `error` stands under the field and is announced.
 */
export interface EditCellProps {
  label: string;
  value: string;
  saved: string;
  onChange: (value: string) => void;
  onCommit?: () => void;
  error?: string;
  inputMode?: 'numeric' | 'text';
  maxLength?: number;
}

/** A value in a table that can be changed on the spot: a field that is quiet until it is pointed at or changed. */
export function EditCell(props: EditCellProps) {
  const { label, value, saved, onChange, onCommit, error, inputMode = 'text', maxLength } = props;
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The same key press must not reach what committing puts the focus on, such as a button of a dialog.
      event.preventDefault();
      onCommit?.();
    }
    if (event.key !== 'Escape' || value === saved) return;
    event.stopPropagation();
    onChange(saved);
  };
  return (
    <div>
      <input
        type="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        inputMode={inputMode}
        maxLength={maxLength}
        className={classNames(styles.input, value !== saved && styles.changed)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div role="alert">
        {error ? (
          <p id={id} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
