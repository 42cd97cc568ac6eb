import { portalPath } from '@portal/shared/contract';
import { PreloadLink, useHasRoute } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './banner.module.css';
import { decide, isConsentReopened, useConsentQuestion } from './consent';
import { messages } from './messages';

const { cookies } = messages;

/** Asks until there is an answer: two equal buttons on one layer, nothing ticked before (SH-071, SH-072, C31). */
export function CookieBanner() {
  const isAsking = useConsentQuestion();
  const hasRoute = useHasRoute();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who asked for it in the footer of a phone is far below it.
    if (isAsking && isConsentReopened()) section.current?.focus();
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    // Without scripts there are no statistics to ask for.
    <section ref={section} tabIndex={-1} className={styles.cookies} aria-label={cookies.label} data-needs-script="">
      <p>
        {cookies.text}{' '}
        {hasRoute(portalPath.cookies()) && <PreloadLink to={portalPath.cookies()}>{cookies.more}</PreloadLink>}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" isWide onClick={() => decide(true)}>
          {cookies.accept}
        </Button>
        <Button variant="secondary" isWide onClick={() => decide(false)}>
          {cookies.refuse}
        </Button>
      </div>
    </section>
  );
}
