import { logError, useToast } from '@portal/shared/session';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from './messages';
import type { SavedSearchDialogProps } from './saved-search-dialog-props';

const load = async () => (await import('./saved-search-dialog')).SavedSearchDialog;

/** Fetches the dialog's code ahead: the pointer or the focus is on the button that opens it. */
export const prepareDialog = () => void load().catch(() => {});

/** The dialog; its code comes when it is first opened. When it cannot be had a toast says so, and a next click tries anew. */
export function LazySavedSearchDialog(props: SavedSearchDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<SavedSearchDialogProps> | null>(null);
  const { isOpen, onClose } = props;
  const showToast = useToast();
  useEffect(() => {
    if (!isOpen || Dialog) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setDialog(() => loaded);
      },
      (error: unknown) => {
        logError('The dialog of a saved search could not be loaded.', error);
        if (!isCurrent) return;
        showToast({ type: 'error', message: messages.notLoaded });
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Dialog, onClose, showToast]);
  return Dialog && <Dialog {...props} />;
}
