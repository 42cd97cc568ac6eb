import type { Shelter } from '@portal/shared/contract';
import { ibanText, normaliseIban, numberLink } from '@portal/shared/domain';
import { copyText, usePortalConfig, useToast } from '@portal/shared/session';
import { Button, CopyIcon, ExternalLinkIcon, HandHeartIcon } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import styles from './shelter-card.module.css';

const { donation } = messages;

/** How to give to the shelter: by its account when the number is an IBAN, otherwise by a link of the configuration (C38). */
export function ShelterDonation({ shelter }: { shelter: Shelter }) {
  const title = useId();
  const number = shelter.donatienummer?.trim() ?? '';
  if (number === '') return null;
  const iban = normaliseIban(number);
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <HandHeartIcon className={styles.heart} />
        {donation.title}
      </h2>
      <p className={styles.soft}>{donation.lead}</p>
      {iban === null ? <GiveLink number={number} /> : <Account iban={iban} holder={shelter.naam} />}
    </section>
  );
}

function GiveLink({ number }: { number: string }) {
  const address = numberLink(usePortalConfig().donationTemplate, number);
  if (address === null) return <p className={styles.holder}>{donation.number(number)}</p>;
  return (
    <a className={styles.website} href={address} target="_blank" rel="noopener noreferrer">
      {donation.give} <ExternalLinkIcon size={18} label={donation.newTab} />
    </a>
  );
}

function Account({ iban, holder }: { iban: string; holder: string }) {
  const showToast = useToast();
  async function handleCopy() {
    const isCopied = await copyText(iban);
    showToast(
      isCopied ? { type: 'succes', message: donation.copied } : { type: 'error', message: donation.copyFailed },
    );
  }
  return (
    <>
      <dl className={styles.account}>
        <div>
          <dt className={styles.soft}>{donation.iban}</dt>
          <dd className={styles.iban}>{ibanText(iban)}</dd>
        </div>
        <div>
          <dt className={styles.soft}>{donation.holder}</dt>
          <dd className={styles.holder}>
            <bdi>{holder}</bdi>
          </dd>
        </div>
      </dl>
      <Button variant="secondary" icon={CopyIcon} isWide onClick={handleCopy}>
        {donation.copy}
      </Button>
    </>
  );
}
