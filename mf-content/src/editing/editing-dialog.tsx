import type { DialogDraft } from '@portal/shared/session';
import { ConfirmDialog, Dialog } from '@portal/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { messages } from './messages';

const { unsaved } = messages;

interface EditingDialogProps {
  title: string;
  draft: DialogDraft;
  onClose: () => void;
  /** Gets the careful way to close. */
  children: (close: () => void) => ReactNode;
}

/** A large dialog with a form; closing with changes asks first, so that nothing typed is lost by a slip. */
export function EditingDialog({ title, draft, onClose, children }: EditingDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => (draft.isDirty ? setAsking(true) : onClose()), [draft.isDirty, onClose]);
  const discard = () => {
    draft.forget();
    onClose();
  };
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
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        <p>{unsaved.text}</p>
      </ConfirmDialog>
    </>
  );
}
