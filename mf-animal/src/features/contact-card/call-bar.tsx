import type { Animal } from '@portal/shared/contract';
import { contactButtons, phoneText } from '@portal/shared/domain';
import { ButtonLink, PhoneIcon } from '@portal/shared/ui';
import styles from './call-bar.module.css';
import { messages } from './messages';

/** On small screens: calling the shelter is always one tap away, above the bottom bar. Only when there is somebody to call (C09). */
export function CallBar({ animal }: { animal: Animal }) {
  const { asiel } = animal;
  if (asiel === null || !contactButtons(animal).phone) return null;
  const phone = phoneText(asiel.telefoon ?? '', asiel.land);
  return (
    <div className={styles.bar}>
      <ButtonLink to={phone.href} icon={PhoneIcon} isWide>
        {messages.call(phone.text)}
      </ButtonLink>
    </div>
  );
}
