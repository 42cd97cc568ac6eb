import { useRemoveSavedSearchMutation } from '@portal/shared/api-slices';
import type { SavedSearch } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { ConfirmDialog } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../../common/saved-search-dialog/refusal';
import { messages } from './messages';

interface RemoveSavedSearchProps {
  search: SavedSearch;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the row is gone; a stable function. */
  onRemoved: () => void;
}

/** The question before a saved search is removed; one that was gone already counts as removed. */
export function RemoveSavedSearch({ search, isOpen, onClose, onRemoved }: RemoveSavedSearchProps) {
  const [remove, { isLoading }] = useRemoveSavedSearchMutation();
  const showToast = useToast();
  const isRemoved = useRef(false);
  // Not before: the closing dialog gives the focus back to a button that is about to go.
  useEffect(
    () => () => {
      if (isRemoved.current) onRemoved();
    },
    [onRemoved],
  );
  const confirm = async () => {
    const refusal = refusalOf((await remove(search.uuidkey)).error);
    if (refusal !== null && refusal.status !== 404) {
      showToast({ type: 'error', message: messages.failed });
      return;
    }
    isRemoved.current = true;
    onClose();
    showToast({ type: 'succes', message: messages.removed });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.removeTitle}
      confirmLabel={messages.remove}
      isDanger
      isBusy={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {messages.removeText(search.naam)}
    </ConfirmDialog>
  );
}
