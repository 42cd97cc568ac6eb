import type { Animal } from '@portal/shared/contract';
import { numberLink } from '@portal/shared/domain';
import { usePortalConfig } from '@portal/shared/session';
import { ExternalLinkIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './profile-text.module.css';

/** The report of a found animal elsewhere, when it has a number there (AN-017, C38); without a template the number as text. */
export function AmivediLink({ animal }: { animal: Animal }) {
  const { amivediTemplate } = usePortalConfig();
  const number = animal.amivedinummer?.trim() ?? '';
  if (number === '') return null;
  const address = numberLink(amivediTemplate, number);
  if (address === null) return <p className={styles.report}>{messages.amivedi.number(number)}</p>;
  return (
    <p className={styles.report}>
      <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
        {messages.amivedi.link} <ExternalLinkIcon size={18} label={messages.amivedi.newTab} />
      </a>
    </p>
  );
}
