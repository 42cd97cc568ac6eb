import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

/** `title` is the question; `confirmLabel` says what happens, never just 'Ok'. `isDanger` when something is lost. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation of what cannot be undone easily; Escape and the cross cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = 'Annuleren', isDanger, isBusy, ...handlers } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handlers.onCancel}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={handlers.onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy ?? false} onClick={handlers.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
