import { logError, useToast } from '@portal/shared/session';
import { type ComponentType, useEffect, useState } from 'react';
import { loadReactionDialog } from './load-reaction-dialog';
import { messages } from './messages';
import type { ReactionDialogProps } from './reaction-dialog';

/** The dialog once it was asked for. When its code cannot be had a toast says so and a next click tries anew. */
export function LazyReactionDialog({ animal, isOpen, onClose }: ReactionDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReactionDialogProps> | null>(null);
  const showToast = useToast();
  useEffect(() => {
    if (!isOpen || Dialog) return;
    let isCurrent = true;
    loadReactionDialog().then(
      (loaded) => {
        if (isCurrent) setDialog(() => loaded);
      },
      (error: unknown) => {
        logError('The reaction form could not be loaded.', error);
        if (!isCurrent) return;
        showToast({ type: 'error', message: messages.failed });
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Dialog, onClose, showToast]);
  return Dialog && <Dialog animal={animal} isOpen={isOpen} onClose={onClose} />;
}
