import type { ShelterAnimalRow } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { ConfirmDialog } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './bulk.module.css';
import { messages } from './messages';
import { type BulkChange, outcomeOf } from './use-bulk-change';

interface BulkDialogProps {
  change: BulkChange;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before several animals change, shows how far it is, and names each animal that was refused with the reason. */
export function BulkDialog({ change, onConfirm, onCancel }: BulkDialogProps) {
  const { status, animals, isRunning, results } = change;
  const isDone = !isRunning && results.size > 0;
  return (
    <ConfirmDialog
      isOpen
      title={messages.bulkTitle(animals.length, statusLabel(status))}
      confirmLabel={isDone ? messages.again : messages.bulkConfirm}
      cancelLabel={isRunning ? messages.stop : isDone ? messages.close : messages.cancel}
      isBusy={isRunning}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {results.size === 0 && !isRunning ? <Question change={change} /> : <Progress change={change} />}
    </ConfirmDialog>
  );
}

function Question({ change: { animals, skipped } }: { change: BulkChange }) {
  return (
    <>
      <Names label={messages.changing} animals={animals} />
      {skipped.length > 0 ? (
        <>
          <p className={styles.skipped}>{messages.skipped(skipped.length)}</p>
          <Names label={messages.leftOut} animals={skipped} />
        </>
      ) : null}
    </>
  );
}

/** A list that scrolls when it is long. */
function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.lines} aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </section>
  );
}

function Names({ label, animals }: { label: string; animals: readonly ShelterAnimalRow[] }) {
  return (
    <Lines label={label}>
      {animals.map(({ uuidkey, naam }) => (
        <li key={uuidkey}>{naam}</li>
      ))}
    </Lines>
  );
}

/** How far it is, or how it ended; said aloud. */
function Progress({ change }: { change: BulkChange }) {
  const { animals, isRunning, results } = change;
  const refused = animals.filter(({ uuidkey }) => typeof results.get(uuidkey) === 'string');
  return (
    <>
      <p role="status" className={styles.outcome}>
        {isRunning ? messages.progress(results.size, animals.length) : outcomeOf(change).text}
      </p>
      {isRunning ? (
        <progress className={styles.progress} value={results.size} max={animals.length} aria-label={messages.busy} />
      ) : null}
      {refused.length > 0 ? (
        <Lines label={messages.refused}>
          {refused.map(({ uuidkey, naam }) => (
            <li key={uuidkey}>
              {naam}: {results.get(uuidkey)}
            </li>
          ))}
        </Lines>
      ) : null}
    </>
  );
}
