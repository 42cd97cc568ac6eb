import { portalPath } from '@portal/shared/contract';
import { ArrowLeftIcon, Button } from '@portal/shared/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './back-button.module.css';
import { messages } from './messages';

/** 'Terug': to where the visitor came from, scroll position included (SH-012); to the list when the visit began here. */
export function BackButton() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const goBack = () => (isFirstPage ? navigate(portalPath.newsList()) : navigate(-1));
  return (
    <Button variant="quiet" icon={ArrowLeftIcon} className={styles.back} onClick={goBack}>
      {messages.back}
    </Button>
  );
}
