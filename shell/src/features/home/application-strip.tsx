import { portalPath } from '@portal/shared/contract';
import { useHasRoute } from '@portal/shared/session';
import { ButtonLink } from '@portal/shared/ui';
import styles from './home.module.css';
import { messages } from './messages';

const { application } = messages;

/** A line for shelters that want to join, when a release owns the application page (C03). */
export function ApplicationStrip() {
  const hasRoute = useHasRoute();
  if (!hasRoute(portalPath.shelterApplication())) return null;
  return (
    <section className={styles.application}>
      <div>
        <h2>{application.title}</h2>
        <p>{application.text}</p>
      </div>
      <ButtonLink to={portalPath.shelterApplication()} variant="secondary">
        {application.link}
      </ButtonLink>
    </section>
  );
}
