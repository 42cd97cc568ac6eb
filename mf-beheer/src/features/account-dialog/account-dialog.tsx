import type { AccountRow, AccountUpdate } from '@portal/shared/contract';
import { ConfirmDialog, Dialog } from '@portal/shared/ui';
import { AccountForm } from './account-form';
import { messages } from './messages';

/** `mode` is what the dialog is opened for; null keeps it closed. */
export interface AccountDialogProps {
  account: AccountRow;
  mode: 'edit' | 'remove' | null;
  onSave: (change: AccountUpdate) => unknown;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * The modal of an account: the question before it is removed, or the form to change it. The specification has it without an action that
 * opens it (BE-025), so only its test renders it.
 */
export function AccountDialog({ account, mode, onSave, onRemove, onClose }: AccountDialogProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={mode === 'remove'}
        isDanger
        title={messages.removeTitle}
        confirmLabel={messages.remove}
        cancelLabel={messages.cancel}
        onConfirm={onRemove}
        onCancel={onClose}
      >
        <p>{messages.removeQuestion}</p>
      </ConfirmDialog>
      <Dialog isOpen={mode === 'edit'} onClose={onClose} title={messages.editTitle(account.email)} size="small">
        <AccountForm account={account} onSave={onSave} onCancel={onClose} />
      </Dialog>
    </>
  );
}
