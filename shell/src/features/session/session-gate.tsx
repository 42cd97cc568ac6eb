import { useSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import styles from './session.module.css';
import { SessionLoader } from './session-loader';

/** Covers the page with the loader while a stored session is being read (SH-013); what stands below is out of reach until then. */
export function SessionGate({ children }: { children: ReactNode }) {
  const isLoading = useSession().phase === 'loading';
  return (
    <>
      <div className={styles.below} inert={isLoading}>
        {children}
      </div>
      {isLoading && <SessionLoader />}
    </>
  );
}
