import { portalPath } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionLoader } from '../features/session/session-loader';
import { useSignOut } from '../features/session/sign-out-context';
import { SignOutFailed } from '../features/session/sign-out-failed';

/** `/logout`: signs out when it is opened and leads home (SH-041). */
export function LogoutPage() {
  const { phase } = useSession();
  const signOut = useSignOut();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to sign out again
  useEffect(() => {
    if (phase !== 'member') return;
    setFailed(false);
    signOut().catch(() => setFailed(true));
  }, [phase, signOut, attempt]);
  if (phase === 'visitor') return <Navigate to={portalPath.home()} replace />;
  return hasFailed ? <SignOutFailed retry={() => setAttempt(attempt + 1)} /> : <SessionLoader />;
}
