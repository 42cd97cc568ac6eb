import { SignInAgainForm, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/shared/contract';
import { IdentityError, providerIdOf, useIdentity } from '@portal/shared/platform';
import { useUser } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { Form, FormButtons, PasswordField, SubmitButton } from '@portal/shared/ui/form';
import { useState } from 'react';
import { messages, refusals } from './messages';
import styles from './sign-in-again.module.css';

export interface SignInAgainDialogProps {
  /** True once the sign-in is fresh; false when the person gives up. */
  onAnswer(isFresh: boolean): void;
}

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', microsoft: 'Microsoft' };

/** Asks who the person is, with one of the providers that their account has. */
export function SignInAgainDialog({ onAnswer }: SignInAgainDialogProps) {
  const providers = useUser()?.providers ?? [];
  const identity = useIdentity();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (signIn: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await signIn();
      onAnswer(true);
      return true;
    } catch (error) {
      setRefusal((error instanceof IdentityError && refusals[error.code]) || messages.failed);
      setBusy(false);
      return false;
    }
  };
  return (
    <Dialog isOpen onClose={() => onAnswer(false)} title={messages.title} size="small">
      <div className={styles.content}>
        <p>{messages.text}</p>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {(providers.includes('password') || providers.length === 0) && (
          <Form
            schema={SignInAgainForm}
            defaultValues={{ password: '' }}
            label={messages.form}
            onSubmit={({ password }) => attempt(async () => (await identity()).reauthenticate(password))}
          >
            <PasswordField name="password" label={messages.password} autoComplete="current-password" required />
            <FormButtons cancel={messages.cancel} onCancel={() => onAnswer(false)}>
              <SubmitButton isBusy={isBusy}>{messages.submit}</SubmitButton>
            </FormButtons>
          </Form>
        )}
        {SOCIAL_PROVIDERS.filter((provider) => providers.includes(providerIdOf(provider))).map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            isWide
            isBusy={isBusy}
            onClick={() => attempt(async () => (await identity()).reauthenticateWith(provider))}
          >
            {messages.with(NAMES[provider])}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
