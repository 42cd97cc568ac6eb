import { useUnsavedInput } from '@portal/shared/session';
import { ConfirmDialog, Dialog } from '@portal/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { messages } from './messages';

const { unsaved } = messages;

interface EditingDialogProps {
  title: string;
  isDirty: boolean;
  onClose: () => void;
  /** Gets the careful way to close. */
  children: (close: () => void) => ReactNode;
}

/** A large dialog with a form; closing with changes asks first, so that nothing typed is lost by a slip. */
export function EditingDialog({ title, isDirty, onClose, children }: EditingDialogProps) {
  const [isAsking, setAsking] = useState(false);
  useUnsavedInput(isDirty);
  const close = useCallback(() => (isDirty ? setAsking(true) : onClose()), [isDirty, onClose]);
  return (
    <>
      <Dialog isOpen onClose={close} size="large" title={title}>
        {children(close)}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={unsaved.title}
        confirmLabel={unsaved.confirm}
        cancelLabel={unsaved.cancel}
        isDanger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{unsaved.text}</p>
      </ConfirmDialog>
    </>
  );
}
