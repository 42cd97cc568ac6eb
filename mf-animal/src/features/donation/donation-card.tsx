import type { Animal } from '@portal/shared/contract';
import { ibanText, normaliseIban, numberLink } from '@portal/shared/domain';
import { copyText, usePortalConfig, useToast } from '@portal/shared/session';
import { Button, CopyIcon, ExternalLinkIcon, HandHeartIcon, lazyComponent, useNearScreen } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './donation.module.css';
import { epcCode } from './epc-code';
import { messages } from './messages';

/** Making the drawing takes 20 ms, so it is a file of its own and made when somebody comes near. Without it the number can still be copied, so nothing stands there. */
const QrImage = lazyComponent(async () => (await import('./qr-image')).QrImage, { failed: () => null });

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

/** The transfer as a QR code for the app of a bank; dark on white in both colour schemes, because cameras want it so. */
function DonationQr({ code, label }: { code: string; label: string }) {
  const { ref, isNear } = useNearScreen<HTMLDivElement>();
  return (
    <figure className={styles.scan}>
      <div ref={ref} className={styles.code}>
        {isNear ? <QrImage code={code} label={label} /> : null}
      </div>
      <figcaption className={styles.caption}>{messages.scan}</figcaption>
    </figure>
  );
}
