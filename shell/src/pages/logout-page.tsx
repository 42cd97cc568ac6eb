import { portalPath } from '@portal/shared/contract';
import { unsentMessages, useSession } from '@portal/shared/session';
import { ConfirmDialog } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messages } from '../features/session/messages';
import { SessionLoader } from '../features/session/session-loader';
import { useSignOut } from '../features/session/sign-out-context';
import { SignOutFailed } from '../features/session/sign-out-failed';

/** `/logout`: signs out when it is opened and leads home (SH-041). It asks first when messages of a chat would be lost (C58). */
export function LogoutPage() {
  const { phase, user, hasFailed } = useSession();
  const [isSure, setSure] = useState(false);
  const unsent = useUnsentCount(phase === 'member' ? (user?.uid ?? null) : null);
  if (phase === 'visitor') return <Navigate to={portalPath.home()} replace />;
  if (phase === 'member' && !isSure) {
    if (unsent === undefined || (!user && !hasFailed)) return <SessionLoader />;
    if (unsent > 0) return <UnsentQuestion count={unsent} onConfirm={() => setSure(true)} />;
  }
  return <SigningOut />;
}

/** How many messages wait in this browser; undefined while that is being read. Nobody has none. */
function useUnsentCount(uid: string | null): number | undefined {
  const [counted, setCounted] = useState<{ uid: string; count: number }>();
  useEffect(() => {
    let isWanted = true;
    if (uid === null) return;
    void unsentMessages(uid)
      .list()
      .then(({ length }) => isWanted && setCounted({ uid, count: length }));
    return () => {
      isWanted = false;
    };
  }, [uid]);
  if (uid === null) return 0;
  return counted?.uid === uid ? counted.count : undefined;
}

function UnsentQuestion({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const navigate = useNavigate();
  const { title, text, leave, stay } = messages.unsent;
  return (
    <>
      <SessionLoader />
      <ConfirmDialog
        isOpen
        isDanger
        title={title}
        confirmLabel={leave}
        cancelLabel={stay}
        onConfirm={onConfirm}
        onCancel={() => navigate(-1)}
      >
        <p>{text(count)}</p>
      </ConfirmDialog>
    </>
  );
}

function SigningOut() {
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
  return hasFailed ? <SignOutFailed retry={() => setAttempt(attempt + 1)} /> : <SessionLoader />;
}
