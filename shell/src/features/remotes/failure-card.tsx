import { Button, ButtonLink, useIsOnline } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './failure-card.module.css';
import { errorClassOf, LoadError } from './load-error';
import { messages } from './messages';
import { useAreas } from './use-areas';

interface FailureCardProps {
  error: unknown;
  retry(): void;
  /** `h2` above a page that can still be read. */
  heading?: 'h1' | 'h2';
}

/**
 * What is shown in place of a page that cannot be used: what happened, what still works, and the button that tries again. Its links lead to
 * other parts only. Another address
 * tries again by itself: the failure of one page does not follow the visitor to the next.
 */
export function FailureCard({ error, retry, heading: Heading = 'h1' }: FailureCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const errorClass = errorClassOf(error);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { pathname } = useLocation();
  const areas = useAreas(pathname);
  const isOnline = useIsOnline();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (pathname === failedAt.current) return;
    failedAt.current = pathname;
    retry();
  }, [pathname, retry]);
  const { title, text, action } = wordsOf(errorClass, error, isOnline);
  return (
    <section className={styles.card} role="alert">
      <Heading className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {action === 'reload' ? (
        <Button onClick={() => location.reload()}>{messages.reload}</Button>
      ) : (
        <Button onClick={retry}>{messages.retry}</Button>
      )}
      {areas.length > 0 && (
        <nav className={styles.areas} aria-label={messages.otherParts}>
          {areas.map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      <p className={styles.code}>{messages.code(errorClass)}</p>
    </section>
  );
}

/** Offline comes first, except for what came and then failed or was switched off: that would be so with a connection too. */
function wordsOf(errorClass: string, error: unknown, isOnline: boolean) {
  if (errorClass === 'disabled') {
    return { title: messages.disabled, text: error instanceof LoadError ? error.message : '', action: 'retry' };
  }
  if (errorClass === 'render') return { title: messages.render, text: messages.restWorks, action: 'retry' };
  if (!isOnline) return { title: messages.offline, text: messages.offlineText, action: 'retry' };
  if (errorClass === 'contract' || errorClass === 'needs' || errorClass === 'shared-version') {
    return { title: messages.unreachable, text: messages.tooNew, action: 'reload' };
  }
  return { title: messages.unreachable, text: messages.restWorks, action: 'retry' };
}
