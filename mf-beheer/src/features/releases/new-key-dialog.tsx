import { DeployKeyForm, type PartName } from '@portal/shared/contract';
import { Button, Dialog } from '@portal/shared/ui';
import { Form, FormButtons, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useCreateDeployKeyMutation } from '../../endpoints/release';
import { messages, partTitle } from './messages';
import styles from './releases.module.css';
import { useReleaseWork } from './use-release-work';
import { WorkFailure } from './work-failure';

interface NewKeyDialogProps {
  name: PartName;
  onClose: () => void;
}

/** Makes a deploy key and shows it, this once. */
export function NewKeyDialog({ name, onClose }: NewKeyDialogProps) {
  const [key, setKey] = useState<string | null>(null);
  return (
    <Dialog isOpen size="small" title={messages.newKeyOf(partTitle(name))} onClose={onClose}>
      {key === null ? (
        <KeyForm name={name} onMade={setKey} onClose={onClose} />
      ) : (
        <MadeKey value={key} onClose={onClose} />
      )}
    </Dialog>
  );
}

function KeyForm({ name, onMade, onClose }: NewKeyDialogProps & { onMade: (key: string) => void }) {
  const [create] = useCreateDeployKeyMutation();
  const { run, failure } = useReleaseWork(messages.done(partTitle(name)));
  const make = async (form: DeployKeyForm) => onMade((await create({ name, form }).unwrap()).key);
  return (
    <Form
      schema={DeployKeyForm}
      label={messages.newKeyOf(partTitle(name))}
      defaultValues={{ label: '' }}
      onSubmit={(form) => run(() => make(form))}
    >
      <TextField
        name="label"
        label={messages.keyLabel}
        hint={messages.keyLabelHint}
        maxLength={100}
        autoComplete="off"
        required
      />
      <WorkFailure failure={failure} />
      <FormButtons cancel={messages.cancel} onCancel={onClose}>
        <SubmitButton>{messages.makeKey}</SubmitButton>
      </FormButtons>
    </Form>
  );
}

function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <div className={styles.keys}>
      <p role="status">{messages.keyShown}</p>
      <TextField name="key" label={messages.key} value={value} readOnly spellCheck={false} autoComplete="off" />
      <Button onClick={onClose}>{messages.close}</Button>
    </div>
  );
}
