import type { Animal } from '@portal/shared/contract';
import { formatDate, runningOwnerTerm } from '@portal/shared/domain';
import { MapPinIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './owner-claim.module.css';

/** Where a found animal comes from and, while the term runs, until when its owner can come forward; nothing without a date (C51). */
export function FoundNotice({ animal }: { animal: Animal }) {
  const { gevonden, inbewaring, gemeente } = animal;
  if (gevonden !== 'J' || !inbewaring) return null;
  const until = runningOwnerTerm(animal, new Date());
  return (
    <p className={until === null ? styles.past : styles.notice}>
      <MapPinIcon size={20} />
      <span>
        {messages.found(gemeente ?? null, formatDate(inbewaring))}
        {until === null ? null : <strong> {messages.until(formatDate(until))}</strong>}
      </span>
    </p>
  );
}
