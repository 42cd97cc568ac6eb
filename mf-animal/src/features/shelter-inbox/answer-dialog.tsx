import { type Reaction, ReactionReply } from '@portal/shared/contract';
import { isRequestError, useDraft, useToast } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { Form, FormButtons, FormWatch, TextAreaField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useAnswerReactionMutation } from '../../endpoints/reaction';
import { FormFailure } from '../../form-parts/form-failure';
import { messages } from './messages';
import styles from './reaction-detail.module.css';

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
  const { start, watch, forget } = useDraft(`answer-${reaction.uuidkey}`, EMPTY);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const [sendAnswer, { isLoading }] = useAnswerReactionMutation();
  const showToast = useToast();
  async function handleSubmit(body: ReactionReply) {
    setFailure(null);
    try {
      await sendAnswer({ uuidkey: reaction.uuidkey, body, idempotencyKey }).unwrap();
      forget();
      showToast({ type: 'succes', message: messages.answered });
      onAnswered();
    } catch (error) {
      const isExplained = isRequestError(error) && (error.status === 409 || error.status === 429);
      const message = isExplained ? error.message : messages.failed;
      setFailure(message);
      showToast({ type: 'error', message });
    }
  }
  const handleInvalid = () =>
    showToast({ type: 'error', title: messages.answerInvalidTitle, message: messages.answerInvalid });
  return (
    <Form schema={ReactionReply} defaultValues={start} onSubmit={handleSubmit} onInvalid={handleInvalid}>
      <FormWatch onChange={watch} />
      <p className={styles.soft}>{messages.answerIntro(reaction.email)}</p>
      <details className={styles.quote}>
        <summary>{messages.theirText(reaction.displayname)}</summary>
        <p className={styles.text}>{reaction.informatie}</p>
      </details>
      <TextAreaField name="text" label={messages.answerText} rows={8} required />
      <FormFailure failure={failure} kept={messages.kept} />
      <FormButtons cancel={messages.cancel} onCancel={onCancel}>
        <Button type="submit" isBusy={isLoading}>
          {messages.sendAnswer}
        </Button>
      </FormButtons>
    </Form>
  );
}
