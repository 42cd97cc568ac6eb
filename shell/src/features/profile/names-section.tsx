import { type Me, ProfileForm } from '@portal/shared/contract';
import { useUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormWatch, TextField } from '@portal/shared/ui/form';
import { useCallback, useState } from 'react';
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
  const [defaults] = useState(() => ({ firstname: user.firstname ?? '', lastName: user.lastName ?? '' }));
  const [kept, setKept] = useState(() => JSON.stringify(defaults));
  const [typed, setTyped] = useState(kept);
  const watch = useCallback((values: object) => setTyped(JSON.stringify(values)), []);
  useUnsavedInput(typed !== kept);
  const save = async (names: ProfileForm) => {
    await updateMe(names).unwrap();
    setKept(typed);
  };
  return (
    <Section title={words.title} text={words.text}>
      <Form
        schema={ProfileForm}
        defaultValues={defaults}
        label={words.form}
        onSubmit={(names) => run(() => save(names), words.saved)}
      >
        <FormWatch onChange={watch} />
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
