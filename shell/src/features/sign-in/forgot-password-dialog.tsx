import { ForgotPasswordForm } from '@portal/shared/contract';
import { Button, Dialog } from '@portal/shared/ui';
import { Form, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import styles from './forgot-password-dialog.module.css';
import { messages } from './messages';
import { Refusal } from './refusal';
import { useSignIn } from './use-sign-in';

const words = messages.forgot;

interface ForgotPasswordDialogProps {
  isOpen: boolean;
  /** What was already typed on the login side. */
  email: string;
  onClose(): void;
}

/** Asks for a mail with a link (SH-056); whether the address is known is never revealed. */
export function ForgotPasswordDialog({ isOpen, email, onClose }: ForgotPasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="small">
      <ForgotPassword email={email} onClose={onClose} />
    </Dialog>
  );
}

function ForgotPassword({ email, onClose }: Omit<ForgotPasswordDialogProps, 'isOpen'>) {
  const { attempt, refusal, isBusy } = useSignIn();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <div className={styles.dialog}>
        <div role="status">
          <p className={styles.sent}>{words.sent}</p>
          <p>{words.sentText(sentTo)}</p>
        </div>
        <Button isWide autoFocus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.dialog}>
      <p>{words.text}</p>
      <Refusal text={refusal} />
      <Form
        schema={ForgotPasswordForm}
        defaultValues={{ email }}
        label={words.title}
        onSubmit={async (values) =>
          (await attempt((identity) => identity.sendPasswordReset(values.email))) && values.email
        }
        onSaved={setSentTo}
      >
        <TextField name="email" type="email" label={messages.email} autoComplete="email" required />
        <SubmitButton needsValid isWide isBusy={isBusy}>
          {words.submit}
        </SubmitButton>
      </Form>
    </div>
  );
}
