import { CanaryForm, DisableForm, type ManagedPart, type RegisterAction } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/ui';
import { TextField } from '@portal/shared/ui/form';
import { useChangePartMutation } from '../../endpoints/release';
import { FormWork } from './form-work';
import { messages, partTitle } from './messages';
import { useReleaseWork } from './use-release-work';
import { WorkFailure } from './work-failure';

/** An action on a part, by the word of the register. */
export type PartActionName = RegisterAction['action'];

interface ActionDialogProps {
  name: PartActionName;
  part: ManagedPart;
  /** What the admin has seen: on a later one the api refuses. */
  generation: number;
  onClose: () => void;
}

/** Asks before an action, with the words that it needs. */
export function ActionDialog({ name, part, generation, onClose }: ActionDialogProps) {
  const [change] = useChangePartMutation();
  const title = partTitle(part.name);
  const act = (action: RegisterAction) => change({ name: part.name, generation, action }).unwrap();
  const done = messages.done(title);
  if (name === 'disable') {
    return (
      <FormWork
        {...{ title: messages.disableTitle(title), schema: DisableForm, defaultValues: { reason: '' }, done, onClose }}
        isDanger
        submitLabel={messages.disable}
        work={({ reason }) => act({ action: name, reason })}
      >
        <p>{messages.disableText}</p>
        <TextField
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint}
          maxLength={300}
          autoComplete="off"
          required
        />
      </FormWork>
    );
  }
  if (name === 'canary') {
    return (
      <FormWork
        {...{ title: messages.canaryTitle(title), schema: CanaryForm, done, onClose }}
        defaultValues={{ percent: String(part.percent ?? '') }}
        submitLabel={messages.save}
        work={({ percent }) => act({ action: name, percent })}
      >
        <TextField name="percent" label={messages.percent} inputMode="numeric" autoComplete="off" required />
      </FormWork>
    );
  }
  return <Question {...{ name, part, done, onClose }} work={() => act({ action: name })} />;
}

interface QuestionProps {
  name: Exclude<PartActionName, 'disable' | 'canary'>;
  part: ManagedPart;
  done: string;
  work: () => Promise<unknown>;
  onClose: () => void;
}

function Question({ name, part, done, work, onClose }: QuestionProps) {
  const { run, failure, isBusy } = useReleaseWork(done);
  const confirm = async () => {
    if (await run(work)) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={name === 'rollback' || name === 'abort'}
      isBusy={isBusy}
      title={titleOf(name, part)}
      confirmLabel={messages[name]}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{messages[`${name}Text`]}</p>
      {name === 'rollback' && part.name === 'shell' ? <p>{messages.rollbackShell}</p> : null}
      <WorkFailure failure={failure} />
    </ConfirmDialog>
  );
}

function titleOf(name: QuestionProps['name'], { name: part, releases }: ManagedPart): string {
  const title = partTitle(part);
  if (name !== 'rollback') return messages[`${name}Title`](title);
  return messages.rollbackTitle(title, releases.find(({ role }) => role === 'previous')?.version ?? '');
}
