import { type Me, ProfileForm } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { Form, TextField } from '@portal/shared/ui/form';
import { useUpdateMeMutation } from '../../endpoints/account';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.names;

/** First and last name; the header shows the change at once, from the same cache. */
export function NamesSection({ user }: { user: Me }) {
  const [updateMe] = useUpdateMeMutation();
  const { isBusy, run } = useAction();
  return (
    <Section title={words.title} text={words.text}>
      <Form
        schema={ProfileForm}
        defaultValues={{ firstname: user.firstname ?? '', lastName: user.lastName ?? '' }}
        label={words.form}
        onSubmit={(names) => run(() => updateMe(names).unwrap(), words.saved)}
      >
        <div className={styles.pair}>
          <TextField name="firstname" label={words.first} autoComplete="given-name" required />
          <TextField name="lastName" label={words.last} autoComplete="family-name" required />
        </div>
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            {messages.save}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
