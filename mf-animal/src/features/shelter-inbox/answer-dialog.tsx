import { type Reaction, ReactionReply } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/ui';
import { Form, FormButtons, FormFailure, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { useAnswerReactionMutation } from '../../endpoints/reaction';
import { messages } from './messages';
import styles from './reaction-detail.module.css';
import { TemplateChoice } from './template-choice';

export interface AnswerDialogProps {
  reaction: Reaction;
  onClose: () => void;
  onAnswered: () => void;
}

/** Answers an adopter by mail (C17). What is typed waits in the tab until it is sent, also when the dialog is closed. */
export function AnswerDialog({ reaction, onClose, onAnswered }: AnswerDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.answerTitle(reaction.displayname)}>
      <AnswerForm reaction={reaction} onCancel={onClose} onAnswered={onAnswered} />
    </Dialog>
  );
}

interface AnswerFormProps {
  reaction: Reaction;
  onCancel: () => void;
  onAnswered: () => void;
}

const EMPTY = { text: '' };

function AnswerForm({ reaction, onCancel, onAnswered }: AnswerFormProps) {
  const [sendAnswer] = useAnswerReactionMutation();
  return (
    <Form
      schema={ReactionReply}
      defaultValues={EMPTY}
      draft={`answer-${reaction.uuidkey}`}
      onSubmit={(body, { idempotencyKey }) => sendAnswer({ uuidkey: reaction.uuidkey, body, idempotencyKey }).unwrap()}
      onSaved={onAnswered}
      toasts={{
        sent: { type: 'succes', message: messages.answered },
        invalid: { type: 'error', ...messages.answerInvalid },
        failed: (error) => {
          const isExplained = error?.status === 409 || error?.status === 429;
          return { type: 'error', message: isExplained ? error.message : messages.failed };
        },
      }}
    >
      <p className={styles.soft}>{messages.answerIntro(reaction.email)}</p>
      <details className={styles.quote}>
        <summary>{messages.theirText(reaction.displayname)}</summary>
        <p className={styles.text}>{reaction.informatie}</p>
      </details>
      <TemplateChoice reaction={reaction.uuidkey} name="text" />
      <TextAreaField name="text" label={messages.answerText} rows={8} required />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel} onCancel={onCancel}>
        <SubmitButton>{messages.sendAnswer}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
