import { type Me, ProfileForm } from '@portal/shared/contract';
import { useDraft } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormWatch, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
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
  const { start, typed, watch, forget } = useDraft('profile-names', defaults);
  const save = async (names: ProfileForm) => {
    const sent = typed;
    await updateMe(names).unwrap();
    forget(sent);
  };
  return (
    <Section title={words.title} text={words.text}>
      <Form
        schema={ProfileForm}
        defaultValues={start}
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
