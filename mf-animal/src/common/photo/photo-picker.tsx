import { FileButton } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './photo-picker.module.css';

export interface PhotoPickerProps {
  isBusy?: boolean;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Two ways to a photo: from the files of the device, and on a phone its camera at once. */
export function PhotoPicker({ isBusy = false, isMultiple = false, onChoose }: PhotoPickerProps) {
  const field = { accept: 'image/*', disabled: isBusy, onChoose };
  return (
    <div className={styles.picker}>
      <FileButton {...field} label={messages.take} capture="environment" isPrimary className={styles.take} />
      <FileButton {...field} label={messages.choose} multiple={isMultiple} />
      <p role="status" className={styles.status}>
        {isBusy ? messages.reading : ''}
      </p>
    </div>
  );
}
