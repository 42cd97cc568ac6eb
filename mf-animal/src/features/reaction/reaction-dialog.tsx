import type { Animal } from '@portal/shared/contract';
import { reactButtonText } from '@portal/shared/domain';
import { type DialogDraft, useUser } from '@portal/shared/session';
import { ConfirmDialog, Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { messages } from './messages';
import { ReactionForm } from './reaction-form';

export interface ReactionDialogProps {
  animal: Animal;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog 'Reageer op deze kat' (AN-070): closing it with something typed asks first (C30). */
export function ReactionDialog({ animal, isOpen, onClose }: ReactionDialogProps) {
  const [draft, setDraft] = useState<DialogDraft | null>(null);
  const [isAsking, setAsking] = useState(false);
  const user = useUser();
  const finish = () => {
    draft?.forget();
    setAsking(false);
    setDraft(null);
    onClose();
  };
  const close = () => (draft?.isDirty ? setAsking(true) : finish());
  return (
    <>
      <Dialog isOpen={isOpen} onClose={close} title={reactButtonText(animal.soort)}>
        {isOpen ? (
          <ReactionForm
            key={user?.uid ?? 'visitor'}
            animal={animal}
            onDraft={setDraft}
            onCancel={close}
            onSent={finish}
          />
        ) : null}
      </Dialog>
      {/* Gone at once with the form: while closing it would take the focus that the form gives back. */}
      {isOpen ? (
        <ConfirmDialog
          isOpen={isAsking}
          title={messages.discardTitle}
          confirmLabel={messages.discard}
          cancelLabel={messages.keep}
          isDanger
          onConfirm={finish}
          onCancel={() => setAsking(false)}
        >
          {messages.discardText}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
