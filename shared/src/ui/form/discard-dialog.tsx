import { ConfirmDialog } from '@portal/shared/ui';

/** The words of the question before what was typed is thrown away. */
export interface DiscardWords {
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
}

interface DiscardDialogProps {
  isOpen: boolean;
  words: DiscardWords;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks before what was typed in a form is thrown away (C30). */
export function DiscardDialog({ isOpen, words, onDiscard, onCancel }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isDanger
      onConfirm={onDiscard}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
