import { type Me, ProfileForm } from '@portal/shared/contract';
import { Form, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useUpdateMeMutation } from '../../endpoints/account';
import { errorText } from './error-text';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';

const words = messages.names;

/** First and last name; the header shows the change at once, from the same cache. */
export function NamesSection({ user }: { user: Me }) {
  const [updateMe] = useUpdateMeMutation();
  return (
    <Section title={words.title} text={words.text}>
      <Form
        schema={ProfileForm}
        defaultValues={{ firstname: user.firstname ?? '', lastName: user.lastName ?? '' }}
        draft="profile-names"
        label={words.form}
        onSubmit={(names) => updateMe(names).unwrap()}
        toasts={{
          sent: { type: 'succes', message: words.saved },
          failed: (error) => ({ type: 'error', message: errorText(error) }),
        }}
      >
        <div className={styles.pair}>
          <TextField name="firstname" label={words.first} autoComplete="given-name" required />
          <TextField name="lastName" label={words.last} autoComplete="family-name" required />
        </div>
        <div className={styles.actions}>
          <SubmitButton>{messages.save}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
