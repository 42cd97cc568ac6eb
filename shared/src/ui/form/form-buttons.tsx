import { Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { useCloseFormDialog } from './form-dialog';

/** `cancel` is the label of the button that leaves the form, by default by closing the FormDialog; the child is the button that sends it. */
export interface FormButtonsProps {
  cancel: string;
  onCancel?: () => void;
  children: ReactNode;
}

/** The last row of a form in a dialog. */
export function FormButtons({ cancel, onCancel, children }: FormButtonsProps) {
  const close = useCloseFormDialog();
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={onCancel ?? close}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
