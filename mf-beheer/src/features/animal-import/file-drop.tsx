import { classNames } from '@portal/shared/ui';
import { FileButton } from '@portal/shared/ui/form';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** What the field asks. */
  label: string;
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  error?: string | null;
  onChoose: (files: File[]) => void;
  /** What stands above the button. */
  children?: ReactNode;
}

/** A field for files: the whole area takes what is dropped on it, the button opens the files of the device. */
export function FileDrop({ label, accept, isMultiple, isBusy = false, error, onChoose, children }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !isBusy);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event);
    const files = [...event.dataTransfer.files];
    if (!isBusy && files.length > 0) onChoose(isMultiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the input does the same for every other way
    <div
      className={classNames(styles.area, isOver && styles.over)}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
    >
      {children}
      <FileButton
        label={label}
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChoose={onChoose}
      />
      <div role="alert">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
