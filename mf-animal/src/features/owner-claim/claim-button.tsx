import { Button, lazyDialog, QuestionIcon } from '@portal/shared/ui';
import { messages } from './messages';

/** The dialog is a file of its own: the profile waits for its button alone (AN-022). */
export const LazyClaimDialog = lazyDialog(async () => (await import('./claim-dialog')).ClaimDialog);

/** 'Is dit uw dier?', in the place of 'Reageer' until the end of the owner's term (C51). */
export function ClaimButton({ onClaim }: { onClaim: () => void }) {
  const { prepare } = LazyClaimDialog;
  return (
    <Button
      icon={QuestionIcon}
      isWide
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClaim}
    >
      {messages.button}
    </Button>
  );
}
