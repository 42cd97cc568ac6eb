import { portalPath } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/platform';
import { ButtonLink } from '@portal/shared/ui';
import { useRestoreMeMutation, useUnsubscribeMutation } from '../../endpoints/account';
import { useDeclineReviewMutation } from '../../endpoints/invite';
import { ConfirmAction, type Outcome } from './confirm-action';
import { ConfirmIdentity } from './confirm-identity';
import { ConfirmPanel } from './confirm-panel';
import { messages } from './messages';
import { confirmModeOf, isCodeMode } from './modes';
import { BadCode } from './new-link';

export interface ConfirmProps {
  mode: string | null;
  code: string | null;
  /** The sessions of an account have ended because its password changed. */
  onPasswordChanged(): Promise<void>;
}

/** What the links in mails open: says what the link does and does it when the button is pressed (C24). */
export function Confirm({ mode: given, code, onPasswordChanged }: ConfirmProps) {
  const mode = confirmModeOf(given);
  if (mode === undefined) {
    return (
      <ConfirmPanel title={messages.unknown.title} text={messages.unknown.text} outcome="bad">
        <ButtonLink to={portalPath.home()}>{messages.toHome}</ButtonLink>
      </ConfirmPanel>
    );
  }
  if (code === null || code === '') return <BadCode mode={mode} />;
  if (isCodeMode(mode)) return <ConfirmIdentity mode={mode} code={code} onPasswordChanged={onPasswordChanged} />;
  if (mode === 'restoreAccount') return <RestoreAccount code={code} />;
  return mode === 'declineReview' ? <DeclineReview invite={code} /> : <Unsubscribe code={code} />;
}

function RestoreAccount({ code }: { code: string }) {
  const [restore] = useRestoreMeMutation();
  return (
    <ConfirmAction
      mode="restoreAccount"
      text={messages.restoreAccount.text}
      use={async () => outcomeOf((await restore(code)).error)}
      onward={<ButtonLink to={portalPath.login()}>{messages.toLogin}</ButtonLink>}
    />
  );
}

function Unsubscribe({ code }: { code: string }) {
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <ConfirmAction
      mode="unsubscribe"
      text={messages.unsubscribe.text}
      use={async () => outcomeOf((await unsubscribe(code)).error)}
    />
  );
}

function DeclineReview({ invite }: { invite: string }) {
  const [decline] = useDeclineReviewMutation();
  return (
    <ConfirmAction
      mode="declineReview"
      text={messages.declineReview.text}
      use={async () => outcomeOf((await decline(invite)).error)}
    />
  );
}

/** A code that the api does not take is a used or an old one. */
function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return 'done';
  if (!isRequestError(error)) return { message: messages.failed };
  return [400, 404, 410, 422].includes(error.status) ? 'bad' : { message: error.message };
}
