import type { Animal } from '@portal/shared/contract';
import { contactButtons, phoneText } from '@portal/shared/domain';
import { ButtonLink, PhoneIcon, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './call-bar.module.css';
import { messages } from './messages';

/**
 * On small screens: reaching the shelter is always one tap away, above the bottom bar. `action` first, the phone as its icon beside it or,
 * without an action, as a whole button. Only when there is somebody to reach (C09).
 */
export function CallBar({ animal, action = null }: { animal: Animal; action?: ReactNode }) {
  const { asiel } = animal;
  const phone = asiel && contactButtons(animal, new Date()).phone ? phoneText(asiel.telefoon ?? '', asiel.land) : null;
  if (!action && !phone) return null;
  return (
    <div className={styles.bar}>
      {action}
      {phone ? (
        <ButtonLink
          to={phone.href}
          icon={PhoneIcon}
          isWide={!action}
          variant={action ? 'secondary' : 'primary'}
          className={action ? styles.phone : undefined}
        >
          {action ? <VisuallyHidden>{messages.call(phone.text)}</VisuallyHidden> : messages.call(phone.text)}
        </ButtonLink>
      ) : null}
      {action && phone ? <noscript>{__ON_SERVER__ ? <CallLink {...phone} /> : null}</noscript> : null}
    </div>
  );
}

/** Without scripts, where the action is not there: the phone as a whole button. */
const CallLink = ({ href, text }: { href: string; text: string }) => (
  <ButtonLink to={href} icon={PhoneIcon} isWide>
    {messages.call(text)}
  </ButtonLink>
);
