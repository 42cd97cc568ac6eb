import { Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';

/** `cancel` is the label of the way back; the child is the button that sends the form. */
export interface FormButtonsProps {
  cancel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The last row of a form in a dialog. */
export function FormButtons({ cancel, onCancel, children }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
