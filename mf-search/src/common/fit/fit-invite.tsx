import { portalPath } from '@portal/shared/contract';
import { useFitProfile } from '@portal/shared/session';
import { Link, useLocation } from 'react-router-dom';
import styles from './fit.module.css';
import { fitMessages } from './messages';

/**
 * 'Past dit bij mij? Beantwoord 8 vragen', or the way to change the answers. The questions lead back to this page, or with `isStart` on to the
 * animals (C62).
 */
export function FitInvite({ isStart = false }: { isStart?: boolean }) {
  const { pathname, search } = useLocation();
  const to = isStart ? portalPath.fitQuestions() : portalPath.fitQuestionsFrom(`${pathname}${search}`);
  const profile = useFitProfile();
  return (
    <p className={styles.invite} data-needs-script="">
      <span className={styles.question}>{fitMessages.title}</span>
      <Link to={to} className={styles.link}>
        {profile === null ? fitMessages.answer : fitMessages.change}
      </Link>
    </p>
  );
}
