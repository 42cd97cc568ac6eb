import { portalPath } from '@portal/shared/contract';
import { Button, ButtonLink, PageTitle } from '@portal/shared/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import styles from './status-panel.module.css';

const CODES = { notFound: 404, noAccess: 403 } as const;

/** What a page shows that says why there is nothing to see, with a link to home and a button back (specification § 2). */
export function StatusPanel({ reason }: { reason: keyof typeof CODES }) {
  const words = messages[reason];
  const navigate = useNavigate();
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {CODES[reason]}
      </p>
      <PageTitle title={words.title} documentTitle={words.tab} />
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={portalPath.home()}>{messages.toHome}</ButtonLink>
        <Button variant="quiet" onClick={() => navigate(-1)}>
          {messages.back}
        </Button>
      </div>
    </section>
  );
}
