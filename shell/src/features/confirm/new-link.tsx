import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { identityErrorOf, useIdentity } from '@portal/shared/platform';
import { usePortalConfig, useSession } from '@portal/shared/session';
import { Button, ButtonLink } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './confirm.module.css';
import { ConfirmPanel } from './confirm-panel';
import { messages } from './messages';
import type { ConfirmMode } from './modes';

/** A code that was used or is too old, and the way to a new one. */
export function BadCode({ mode }: { mode: ConfirmMode }) {
  return (
    <ConfirmPanel title={messages.badCode} outcome="bad">
      <NewLink mode={mode} />
    </ConfirmPanel>
  );
}

function NewLink({ mode }: { mode: ConfirmMode }) {
  const { productSlug } = usePortalConfig();
  if (mode === 'verifyEmail') return <NewVerification />;
  const to = {
    resetPassword: `${portalPath.login()}#wachtwoord-vergeten`,
    verifyAndChangeEmail: portalPath.profile(productSlug),
    recoverEmail: portalPath.profile(productSlug),
    restoreAccount: portalPath.contact(),
    unsubscribe: portalPath.savedSearches(productSlug),
    declineReview: portalPath.contact(),
  }[mode];
  return <ButtonLink to={to}>{messages[mode].again}</ButtonLink>;
}

/** Only whoever is signed in can ask for another mail to the own address. */
function NewVerification() {
  const words = messages.verifyEmail;
  const identity = useIdentity();
  const { phase } = useSession();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  if (phase !== 'member') {
    return <ButtonLink to={loginPath(`${portalPath.confirm()}?mode=verifyEmail`)}>{words.again}</ButtonLink>;
  }
  if (isSent) {
    return (
      <p role="status">
        <strong>{words.sent}.</strong> {words.sentText}
      </p>
    );
  }
  const send = async () => {
    setOutcome(null);
    try {
      await (await identity()).sendVerification();
      setSent(true);
    } catch (error) {
      setOutcome(identityErrorOf(error).message);
    }
  };
  return (
    <>
      {outcome === null ? null : (
        <p role="alert" className={styles.refusal}>
          {outcome}
        </p>
      )}
      <Button onClick={send}>{words.again}</Button>
    </>
  );
}
