import { type DeployKeyAnswer, DeployKeyForm, type PartName } from '@portal/shared/contract';
import { Button, Dialog } from '@portal/shared/ui';
import { Form, FormButtons, SubmitButton, TextField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useCreateDeployKeyMutation } from '../../endpoints/release';
import { messages, partTitle } from './messages';
import styles from './releases.module.css';
import { useReleaseWork } from './use-release-work';
import { WorkFailure } from './work-failure';

type MadeKeys = DeployKeyAnswer['data']['item'];

interface NewKeyDialogProps {
  name: PartName;
  onClose: () => void;
}

/** Makes the pair of keys of a team and shows it, this once. */
export function NewKeyDialog({ name, onClose }: NewKeyDialogProps) {
  const [made, setMade] = useState<MadeKeys | null>(null);
  return (
    <Dialog isOpen size="small" title={messages.newKeyOf(partTitle(name))} onClose={onClose}>
      {made === null ? (
        <KeyForm name={name} onMade={setMade} onClose={onClose} />
      ) : (
        <ShownKeys made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

function KeyForm({ name, onMade, onClose }: NewKeyDialogProps & { onMade: (made: MadeKeys) => void }) {
  const [create] = useCreateDeployKeyMutation();
  const { run, failure } = useReleaseWork(messages.keyMadeFor(partTitle(name)));
  const make = async (form: DeployKeyForm) => onMade(await create({ name, form }).unwrap());
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

/** One of the two keys, to be copied. */
function KeyField({ label, value }: { label: string; value: string }) {
  return <TextField name={label} label={label} value={value} readOnly spellCheck={false} autoComplete="off" />;
}

function ShownKeys({ made, onClose }: { made: MadeKeys; onClose: () => void }) {
  return (
    <div className={styles.shownKeys}>
      <p role="status">{messages.keyShown}</p>
      <KeyField label={messages.key} value={made.key} />
      <KeyField label={messages.signingKey} value={made.signing_key} />
      <Button onClick={onClose}>{messages.close}</Button>
    </div>
  );
}
