import { Dialog } from '@portal/shared/ui';
import { Form, FormButtons, type FormProps, SubmitButton } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { useReleaseWork } from './use-release-work';
import { WorkFailure } from './work-failure';

type FormSchema = Parameters<typeof Form>[0]['schema'];

interface FormWorkProps<Schema extends FormSchema> {
  title: string;
  schema: Schema;
  defaultValues: FormProps<Schema, boolean>['defaultValues'];
  submitLabel: string;
  isDanger?: boolean;
  /** Said in a toast when the work is done. */
  done: string;
  work: (values: Parameters<FormProps<Schema, boolean>['onSubmit']>[0]) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form whose sending changes releases; it closes when that is done, and says why when it is not. */
export function FormWork<Schema extends FormSchema>(props: FormWorkProps<Schema>) {
  const { title, schema, defaultValues, submitLabel, isDanger, done, work, onClose, children } = props;
  const { run, failure } = useReleaseWork(done);
  return (
    <Dialog isOpen size="small" title={title} onClose={onClose}>
      <Form
        schema={schema}
        label={title}
        defaultValues={defaultValues}
        onSubmit={(values) => run(() => work(values))}
        onSaved={onClose}
      >
        {children}
        <WorkFailure failure={failure} />
        <FormButtons cancel={messages.cancel} onCancel={onClose}>
          <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
