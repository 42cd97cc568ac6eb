import { type Animal, apiPath, portalPath } from '@portal/shared/contract';
import { usePortalConfig, wholeAddress } from '@portal/shared/session';
import { MailIcon, PrintIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './share-actions.module.css';
import { mailAddress, shareFacts } from './share-addresses';
import { ShareButtons } from './share-buttons';

/** A mail to a friend, the pdf to print, and the share buttons (AN-010, AN-011); the caller shows them while the animal is available. */
export function ShareActions({ animal }: { animal: Animal }) {
  const { productName, apiUrl } = usePortalConfig();
  const facts = shareFacts(animal, wholeAddress(portalPath.animal(animal.uuidkey)), productName);
  return (
    <div className={styles.actions}>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={mailAddress(facts)}>
            <MailIcon size={20} />
            {messages.emailFriend}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`${apiUrl}${apiPath.animalPdf(animal.uuidkey)}`} download>
            <PrintIcon size={20} />
            {messages.print}
          </a>
        </li>
      </ul>
      <ShareButtons naam={animal.naam} facts={facts} />
    </div>
  );
}
