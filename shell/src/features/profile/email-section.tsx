import { EmailChangeForm, type Me } from '@portal/shared/contract';
import { useIdentity } from '@portal/shared/platform';
import { useFreshSignIn } from '@portal/shared/session';
import { Form, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { errorText } from './error-text';
import { messages } from './messages';
import { FormActions, Opening } from './opening';
import styles from './profile.module.css';
import { Section } from './section';

const words = messages.email;

/** The e-mail address; another one counts once its owner has used the link of the mail (C14). */
export function EmailSection({ user }: { user: Me }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const identity = useIdentity();
  const withFreshSignIn = useFreshSignIn();
  return (
    <Section title={words.title} text={words.text}>
      <p className={styles.value}>{user.email}</p>
      {sentTo && (
        <p role="status" className={styles.done}>
          {words.sent(sentTo)}
        </p>
      )}
      <Opening isOpen={isOpen} label={words.change} onOpen={() => setOpen(true)}>
        <Form
          schema={EmailChangeForm}
          defaultValues={{ email: '' }}
          label={words.form}
          guard="ask"
          onSubmit={async ({ email }, { setError }) => {
            try {
              await withFreshSignIn(async () => (await identity()).changeEmail(email));
              return email;
            } catch (error) {
              setError('email', { message: errorText(error) });
              return false;
            }
          }}
          onSaved={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
        >
          <TextField name="email" type="email" label={words.field} autoComplete="email" required />
          <FormActions submit={words.submit} onCancel={() => setOpen(false)} />
        </Form>
      </Opening>
    </Section>
  );
}
