import type { ShelterAnimalRow } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { ConfirmDialog } from '@portal/shared/ui';
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
      <Names animals={animals} />
      {skipped.length > 0 ? (
        <>
          <p className={styles.skipped}>{messages.skipped(skipped.length)}</p>
          <Names animals={skipped} />
        </>
      ) : null}
    </>
  );
}

function Names({ animals }: { animals: readonly ShelterAnimalRow[] }) {
  return (
    <ul className={styles.names}>
      {animals.map(({ uuidkey, naam }) => (
        <li key={uuidkey}>{naam}</li>
      ))}
    </ul>
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
      <ul className={styles.names}>
        {refused.map(({ uuidkey, naam }) => (
          <li key={uuidkey}>
            {naam}: {results.get(uuidkey)}
          </li>
        ))}
      </ul>
    </>
  );
}
