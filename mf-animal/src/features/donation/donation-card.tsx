import type { Animal } from '@portal/shared/contract';
import { ibanText, normaliseIban, numberLink } from '@portal/shared/domain';
import { copyText, usePortalConfig, useToast } from '@portal/shared/session';
import { Button, CopyIcon, ExternalLinkIcon, HandHeartIcon } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './donation.module.css';
import { DonationQr } from './donation-qr';
import { epcCode } from './epc-code';
import { messages } from './messages';

/** How to give to the shelter (AN-018): by its account when the number is an IBAN, otherwise by a link of the configuration (C38). */
export function DonationCard({ animal }: { animal: Animal }) {
  const title = useId();
  const number = animal.donatienummer?.trim() ?? '';
  if (number === '') return null;
  const iban = normaliseIban(number);
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <HandHeartIcon />
        {messages.title}
      </h2>
      <p className={styles.lead}>{messages.lead}</p>
      {iban === null ? <GiveLink number={number} /> : <Account iban={iban} animal={animal} />}
    </section>
  );
}

function GiveLink({ number }: { number: string }) {
  const address = numberLink(usePortalConfig().donationTemplate, number);
  if (address === null) return <p className={styles.number}>{messages.number(number)}</p>;
  return (
    <a className={styles.give} href={address} target="_blank" rel="noopener noreferrer">
      {messages.give} <ExternalLinkIcon size={18} label={messages.newTab} />
    </a>
  );
}

function Account({ iban, animal: { asiel, naam } }: { iban: string; animal: Animal }) {
  const holder = asiel?.naam ?? '';
  const code = epcCode({ holder, iban, message: `${messages.remittance} ${naam}` });
  return (
    <div className={styles.account}>
      <div>
        <dl className={styles.facts}>
          {holder === '' ? null : (
            <div>
              <dt className={styles.term}>{messages.holder}</dt>
              <dd className={styles.holder}>
                <bdi>{holder}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt className={styles.term}>{messages.iban}</dt>
            <dd className={styles.iban}>{ibanText(iban)}</dd>
          </div>
        </dl>
        <CopyIban iban={iban} />
      </div>
      {code === null ? null : <DonationQr code={code} label={messages.qr(holder, ibanText(iban))} />}
    </div>
  );
}

function CopyIban({ iban }: { iban: string }) {
  const showToast = useToast();
  async function handleClick() {
    const isCopied = await copyText(iban);
    showToast(
      isCopied ? { type: 'succes', message: messages.copied } : { type: 'error', message: messages.copyFailed },
    );
  }
  return (
    <Button variant="secondary" icon={CopyIcon} onClick={handleClick}>
      {messages.copy}
    </Button>
  );
}
