import { portalPath } from '@portal/shared/contract';
import { useHasRoute } from '@portal/shared/session';
import { Button, ButtonLink, PageTitle } from '@portal/shared/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import styles from './status-page.module.css';

interface Props {
  code: number;
  words: { tab: string; title: string; text: string };
}

/** A page that says why there is nothing to see, with links to home and login and a button back (specification § 2). */
export function StatusPage({ code, words }: Props) {
  const navigate = useNavigate();
  const hasRoute = useHasRoute();
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <PageTitle title={words.title} documentTitle={words.tab} />
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={portalPath.home()}>{messages.toHome}</ButtonLink>
        {hasRoute(portalPath.login()) && (
          <ButtonLink to={portalPath.login()} variant="secondary">
            {messages.toLogin}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => navigate(-1)}>
          {messages.back}
        </Button>
      </div>
    </section>
  );
}
