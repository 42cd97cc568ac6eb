import { portalPath } from '@portal/shared/contract';
import { ButtonLink } from '@portal/shared/ui';
import styles from './intro.module.css';
import { messages } from './messages';

/** What the page is for, and the way on. */
export function Intro() {
  return (
    <div className={styles.intro}>
      <p>{messages.text}</p>
      <ButtonLink to={portalPath.home()}>{messages.home}</ButtonLink>
    </div>
  );
}
