import { classNames } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import styles from './photo-picker.module.css';

export interface PhotoPickerProps {
  isBusy?: boolean;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Two ways to a photo: from the files of the device, and on a phone its camera at once. Choosing the same file again counts. */
export function PhotoPicker({ isBusy = false, isMultiple = false, onChoose }: PhotoPickerProps) {
  const id = useId();
  const ways = [
    { key: 'take', label: messages.take, look: styles.take, input: { capture: 'environment' as const } },
    { key: 'choose', label: messages.choose, look: styles.choose, input: { multiple: isMultiple } },
  ];
  return (
    <div className={styles.picker}>
      {ways.map(({ key, label, look, input }) => (
        <div key={key} className={classNames(styles.way, look)}>
          <input
            {...input}
            id={`${id}-${key}`}
            className={styles.input}
            type="file"
            accept="image/*"
            disabled={isBusy}
            onChange={({ target }) => {
              onChoose([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <label htmlFor={`${id}-${key}`} className={styles.label}>
            {label}
          </label>
        </div>
      ))}
      <p role="status" className={styles.status}>
        {isBusy ? messages.reading : ''}
      </p>
    </div>
  );
}
