import { type AnswerTemplate, AnswerTemplateForm } from '@portal/shared/contract';
import type { RequestError } from '@portal/shared/session';
import {
  Form,
  FormButtons,
  FormDialog,
  FormFailure,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
  TextField,
} from '@portal/shared/ui/form';
import { useCreateAnswerTemplateMutation, useUpdateAnswerTemplateMutation } from '../../endpoints/answer-template';
import { PlaceholderButtons } from './placeholder-buttons';
import { messages } from './template-messages';

export interface TemplateDialogProps {
  shelter: string | number;
  /** Null for a new one. */
  template: AnswerTemplate | null;
  onClose: () => void;
}

/** Adds a template or changes one (C17); a draft waits in the tab. */
export function TemplateDialog({ shelter, template, onClose }: TemplateDialogProps) {
  const [create] = useCreateAnswerTemplateMutation();
  const [update] = useUpdateAnswerTemplateMutation();
  return (
    <FormDialog onClose={onClose} title={template ? messages.editTitle : messages.add} discard={messages.discard}>
      <Form
        schema={AnswerTemplateForm}
        defaultValues={{ naam: template?.naam ?? '', tekst: template?.tekst ?? '' }}
        draft={`answer-template-${template?.uuidkey ?? shelter}`}
        onSubmit={(body, { idempotencyKey }) =>
          template
            ? update({ uuidkey: template.uuidkey, version: template.version, body }).unwrap()
            : create({ shelter, body, idempotencyKey }).unwrap()
        }
        onSaved={onClose}
        toasts={{
          sent: { type: 'succes', message: messages.saved },
          invalid: { type: 'error', ...messages.invalid },
          failed: failureOf,
        }}
      >
        <TextField name="naam" label={messages.name} hint={messages.nameHint} required />
        <TextAreaField name="tekst" label={messages.text} rows={8} required />
        <PlaceholderButtons name="tekst" />
        <FormFailure kept={messages.kept} />
        <FormButtons cancel={messages.cancel}>
          <SubmitButton>{messages.save}</SubmitButton>
        </FormButtons>
      </Form>
    </FormDialog>
  );
}

function failureOf(error: RequestError | null): SubmitFailure {
  if (error?.status === 412) return { type: 'error', message: messages.stale };
  const isExplained = error?.fields === undefined && (error?.status === 409 || error?.status === 429);
  return { type: 'error', message: isExplained && error ? error.message : messages.failed };
}
