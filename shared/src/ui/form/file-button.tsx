import { classNames } from '@portal/shared/ui';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './file-button.module.css';

export interface FileButtonProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'accept' | 'multiple' | 'capture' | 'disabled' | 'aria-describedby' | 'aria-invalid'
  > {
  label: string;
  isPrimary?: boolean;
  className?: string | undefined;
  onChoose: (files: File[]) => void;
}

/** A button that opens the files of the device, or with `capture` its camera. The same file again counts. */
export function FileButton({ label, isPrimary = false, className, onChoose, ...input }: FileButtonProps) {
  const id = useId();
  return (
    <div className={classNames(styles.button, isPrimary && styles.primary, className)}>
      <input
        {...input}
        id={id}
        className={styles.input}
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
