import type { ManagedPart } from '@portal/shared/contract';
import { ActionMenu, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { ActionDialog, type PartActionName } from './action-dialog';
import { messages, partTitle } from './messages';
import styles from './releases.module.css';

interface PartActionsProps {
  part: ManagedPart;
  generation: number;
}

/** What an admin can do about a part: rolling back is one click and a question, the rest stands in a menu; the shell has the first alone. */
export function PartActions({ part, generation }: PartActionsProps) {
  const [open, setOpen] = useState<PartActionName | null>(null);
  const title = partTitle(part.name);
  const hasPrevious = part.releases.some(({ role }) => role === 'previous');
  const hasCanary = part.percent !== null;
  const names: PartActionName[] = [
    part.enabled ? 'disable' : 'enable',
    ...(hasCanary ? (['canary', 'promote', 'abort'] as const) : []),
  ];
  return (
    <div className={styles.row}>
      <Button
        variant="secondary"
        disabled={!hasPrevious}
        aria-label={messages.rollbackOf(title)}
        onClick={() => setOpen('rollback')}
      >
        {messages.rollback}
      </Button>
      {part.name === 'shell' ? null : (
        <ActionMenu
          label={messages.actions}
          subject={title}
          actions={names.map((name) => ({ label: messages[name], onSelect: () => setOpen(name) }))}
        />
      )}
      {open ? <ActionDialog name={open} part={part} generation={generation} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
