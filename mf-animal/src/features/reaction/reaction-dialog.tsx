import type { Animal } from '@portal/shared/contract';
import { reactButtonText } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { FormDialog } from '@portal/shared/ui/form';
import { messages } from './messages';
import { ReactionForm } from './reaction-form';

export interface ReactionDialogProps {
  animal: Animal;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog 'Reageer op deze kat' (AN-070). */
export function ReactionDialog({ animal, isOpen, onClose }: ReactionDialogProps) {
  const user = useUser();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={reactButtonText(animal.soort)} discard={messages.discard}>
      <ReactionForm key={user?.uid ?? 'visitor'} animal={animal} onSent={onClose} />
    </FormDialog>
  );
}
