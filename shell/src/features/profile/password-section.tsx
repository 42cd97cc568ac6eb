import { type Me, PasswordChangeForm } from '@portal/shared/contract';
import { IdentityError, useIdentity } from '@portal/shared/platform';
import { Button } from '@portal/shared/ui';
import { Form, PasswordField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { errorText } from './error-text';
import { messages } from './messages';
import { FormActions, Opening } from './opening';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.password;

/** The password, with the present one; who has none can choose one by mail. */
export function PasswordSection({ user }: { user: Me }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.title} text={words.text}>
      {user.providers.includes('password') ? (
        <Opening isOpen={isOpen} label={words.change} onOpen={() => setOpen(true)}>
          <ChangeForm onClose={() => setOpen(false)} />
        </Opening>
      ) : (
        <NoPassword email={user.email} />
      )}
    </Section>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const identity = useIdentity();
  return (
    <Form
      schema={PasswordChangeForm}
      defaultValues={{ password: '', newPassword: '' }}
      label={words.form}
      onSubmit={async ({ password, newPassword }, { setError }) => {
        try {
          const client = await identity();
          await client.reauthenticate(password);
          await client.changePassword(newPassword);
          return true;
        } catch (error) {
          const isPresent = error instanceof IdentityError && error.code === 'wrong-credentials';
          setError(isPresent ? 'password' : 'newPassword', { message: errorText(error) });
          return false;
        }
      }}
      onSaved={onClose}
      toasts={{ sent: { type: 'succes', message: words.saved } }}
    >
      <PasswordField name="password" label={words.present} autoComplete="current-password" required />
      <PasswordField name="newPassword" label={words.next} hint={words.hint} autoComplete="new-password" required />
      <FormActions submit={messages.save} onCancel={onClose} />
    </Form>
  );
}

function NoPassword({ email }: { email: string }) {
  const identity = useIdentity();
  const { isBusy, run } = useAction();
  const send = () => run(async () => (await identity()).sendPasswordReset(email), words.setSent);
  return (
    <>
      <p>{words.none}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={send}>
        {words.set}
      </Button>
    </>
  );
}
