import { NewPasswordForm, portalPath } from '@portal/shared/contract';
import { identityErrorOf, useIdentity } from '@portal/shared/platform';
import { ButtonLink } from '@portal/shared/ui';
import { Form, PasswordField, SubmitButton } from '@portal/shared/ui/form';
import { useState } from 'react';
import styles from './confirm.module.css';
import type { Outcome } from './confirm-action';
import { ConfirmPanel } from './confirm-panel';
import { messages } from './messages';
import { BadCode } from './new-link';

const words = messages.resetPassword;

interface ResetPasswordProps {
  code: string;
  email: string;
  /** The sessions of this account have ended, here too. */
  onChanged(): Promise<void>;
}

/** A new password with the code of a mail (SH-056). */
export function ResetPassword({ code, email, onChanged }: ResetPasswordProps) {
  const identity = useIdentity();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome === 'bad') return <BadCode mode="resetPassword" />;
  if (outcome === 'done') {
    return (
      <ConfirmPanel key="done" title={words.done} text={words.doneText} outcome="done">
        <ButtonLink to={portalPath.login()}>{messages.toLogin}</ButtonLink>
      </ConfirmPanel>
    );
  }
  const change = async ({ password }: { password: string }) => {
    setOutcome(null);
    try {
      await (await identity()).confirmPasswordReset(code, password);
      await onChanged();
      setOutcome('done');
      return true;
    } catch (error) {
      const { code: reason, message } = identityErrorOf(error);
      setOutcome(reason === 'bad-code' ? 'bad' : { message });
      return false;
    }
  };
  return (
    <ConfirmPanel title={words.title} text={words.text(email)}>
      {outcome === null ? null : (
        <p role="alert" className={styles.refusal}>
          {outcome.message}
        </p>
      )}
      <Form schema={NewPasswordForm} defaultValues={{ password: '' }} label={words.title} onSubmit={change}>
        {/* Password managers want to know whose password they keep. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label={words.password} hint={words.hint} autoComplete="new-password" required />
        <SubmitButton needsValid>{words.button}</SubmitButton>
      </Form>
    </ConfirmPanel>
  );
}
