import { type CodeMode, identityErrorOf, useIdentity } from '@portal/shared/platform';
import { useSession } from '@portal/shared/session';
import { ErrorPanel, PageTitle, Waiting } from '@portal/shared/ui';
import { ConfirmAction, type Outcome } from './confirm-action';
import { ConfirmPanel } from './confirm-panel';
import { messages } from './messages';
import { BadCode } from './new-link';
import { ResetPassword } from './reset-password';
import { useCode } from './use-code';

interface ConfirmIdentityProps {
  mode: CodeMode;
  code: string;
  onPasswordChanged(): Promise<void>;
}

/** A code that the sign-in server made: it says first whose address it is about. */
export function ConfirmIdentity({ mode, code, onPasswordChanged }: ConfirmIdentityProps) {
  const { state, retry } = useCode(mode, code);
  if (state.status === 'bad') return <BadCode mode={mode} />;
  if (state.status === 'failed') {
    return (
      <>
        <PageTitle title={messages[mode].title} isHidden />
        <ErrorPanel title={messages.failed} onRetry={retry}>
          {state.message}
        </ErrorPanel>
      </>
    );
  }
  if (state.status === 'checking') {
    return (
      <ConfirmPanel title={messages[mode].title}>
        <Waiting skeleton={null} />
      </ConfirmPanel>
    );
  }
  if (mode === 'resetPassword') {
    return <ResetPassword code={code} email={state.email} onChanged={onPasswordChanged} />;
  }
  return <ApplyCode mode={mode} code={code} email={state.email} />;
}

function ApplyCode({ mode, code, email }: { mode: Exclude<CodeMode, 'resetPassword'>; code: string; email: string }) {
  const identity = useIdentity();
  const { phase, retry: readAccountAgain } = useSession();
  const use = async (): Promise<Outcome> => {
    try {
      await (await identity()).applyCode(code);
    } catch (error) {
      const { code: reason, message } = identityErrorOf(error);
      return reason === 'bad-code' ? 'bad' : { message };
    }
    if (phase === 'member') readAccountAgain();
    return 'done';
  };
  return <ConfirmAction mode={mode} text={messages[mode].text(email)} use={use} />;
}
