import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { useSession } from '@portal/shared/session';
import { Button, ButtonLink, PageTitle } from '@portal/shared/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from './messages';
import noAccess from './no-access.svg';
import notFound from './not-found.svg';
import styles from './status-panel.module.css';

const LOOKS = {
  notFound: { code: 404, src: notFound, height: 520 },
  noAccess: { code: 403, src: noAccess, height: 580 },
} as const;

/** What a page shows that says why there is nothing to see, with links to home and to the login page and a button back. */
export function StatusPanel({ reason }: { reason: keyof typeof LOOKS }) {
  const words = messages[reason];
  const { code, ...picture } = LOOKS[reason];
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { phase } = useSession();
  // Whoever signs in at a page that they may not see has nothing to come back to.
  const returnUrl = reason === 'noAccess' ? portalPath.home() : pathname + search + hash;
  return (
    <section className={styles.page}>
      <img className={styles.picture} {...picture} alt="" width={690} />
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <PageTitle title={words.title} documentTitle={words.tab} />
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={portalPath.home()}>{messages.toHome}</ButtonLink>
        {phase === 'visitor' && (
          <ButtonLink to={loginPath(returnUrl)} variant="secondary">
            {messages.logIn}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => navigate(-1)}>
          {messages.back}
        </Button>
      </div>
    </section>
  );
}
