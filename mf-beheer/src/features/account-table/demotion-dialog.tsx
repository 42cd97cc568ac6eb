import { ConfirmDialog } from '@portal/shared/ui';
import { messages } from './messages';
import type { Demotion } from './use-shelter-drafts';

/** Asks before an admin is linked to a shelter: the account is no admin any more afterwards (C37). Null keeps it closed. */
export function DemotionDialog({ demotion }: { demotion: Demotion | null }) {
  return (
    <ConfirmDialog
      isOpen={demotion !== null}
      isDanger
      title={messages.demoteTitle}
      confirmLabel={messages.demote}
      onConfirm={() => demotion?.confirm()}
      onCancel={() => demotion?.cancel()}
    >
      {demotion ? <p>{messages.demoteText(demotion.email, demotion.shelterId)}</p> : null}
    </ConfirmDialog>
  );
}
