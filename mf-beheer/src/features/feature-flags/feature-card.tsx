import { FeatureForm, type ManagedFeature } from '@portal/shared/contract';
import { useFreshSignIn, usePortalConfig } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormFailure, SubmitButton, TextField, useWriteField } from '@portal/shared/ui/form';
import { useId } from 'react';
import { useUpdateFeatureMutation } from '../../endpoints/feature';
import styles from './feature-flags.module.css';
import { messages } from './messages';
import { PeopleField, SheltersField } from './picked-fields';

/** One flag: whether it is on, and the form that changes it. */
export function FeatureCard({ feature }: { feature: ManagedFeature }) {
  const { alias, environment, asiel_ids, user_ids, asielen, users } = feature;
  const name = messages.names[alias] ?? alias;
  const id = useId();
  const [update] = useUpdateFeatureMutation();
  const withFreshSignIn = useFreshSignIn();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {name}
        </h2>
        <p className={styles.quiet}>
          <code>{alias}</code>
        </p>
      </div>
      <FlagState feature={feature} />
      <Form
        schema={FeatureForm}
        label={name}
        defaultValues={{ environment, asiel_ids, user_ids }}
        guard="ask"
        onSubmit={(form) => withFreshSignIn(() => update({ alias, form }).unwrap())}
        toasts={{
          sent: { type: 'succes', message: messages.saved(name) },
          invalid: { type: 'warning', ...messages.invalid },
          failed: (error) => ({ type: 'error', message: error?.message ?? messages.failed }),
        }}
      >
        <TextField name="environment" label={messages.environment} hint={messages.environmentHint} autoComplete="off" />
        <EnvironmentButtons />
        <SheltersField known={asielen} />
        <PeopleField known={users} />
        <FormFailure kept={messages.kept} />
        <div>
          <SubmitButton>{messages.save}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** What is saved, in words: not what is typed in the form. */
function FlagState({ feature }: { feature: ManagedFeature }) {
  const present = usePortalConfig().environment;
  const environments = feature.environment.split(',');
  const { everywhere, here, some, off } = messages.state;
  const isForSome = feature.asiel_ids.length + feature.user_ids.length > 0;
  if (environments.includes('all')) return <p className={styles.on}>{everywhere}</p>;
  if (environments.includes(present)) return <p className={styles.on}>{here}</p>;
  if (isForSome) return <p className={styles.on}>{some(feature.asiel_ids.length, feature.user_ids.length)}</p>;
  return <p className={styles.off}>{off}</p>;
}

function EnvironmentButtons() {
  const write = useWriteField('environment');
  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={() => write('all')}>
        {messages.everywhere}
      </Button>
      <Button variant="secondary" onClick={() => write('')}>
        {messages.nowhere}
      </Button>
    </div>
  );
}
