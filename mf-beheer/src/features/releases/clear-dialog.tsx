import { type ManagedRelease, type PartName, SuspicionForm } from '@portal/shared/contract';
import { TextField } from '@portal/shared/ui/form';
import { useClearSuspicionMutation } from '../../endpoints/release';
import { FormWork } from './form-work';
import { messages, partTitle } from './messages';

interface ClearDialogProps {
  name: PartName;
  release: ManagedRelease;
  onClose: () => void;
}

/** Says with a reason that a suspect release is sound (C59). */
export function ClearDialog({ name, release: { version, build }, onClose }: ClearDialogProps) {
  const [clear] = useClearSuspicionMutation();
  return (
    <FormWork
      title={messages.clearTitle(`${partTitle(name)} ${version}`)}
      schema={SuspicionForm}
      defaultValues={{ reason: '' }}
      submitLabel={messages.clear}
      done={messages.done(partTitle(name))}
      work={(form) => clear({ name, build, form }).unwrap()}
      onClose={onClose}
    >
      <p>{messages.clearText}</p>
      <TextField name="reason" label={messages.reason} maxLength={300} autoComplete="off" required />
    </FormWork>
  );
}
