import { type Animal, ReactionDialogForm } from '@portal/shared/contract';
import { type DialogDraft, useDraft, useToast, useUser } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { CheckboxField, Form, FormButtons, FormWatch, TextAreaField, TextField } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { FormFailure } from '../../form-parts/form-failure';
import { HomeQuestions } from './home-questions';
import { messages } from './messages';
import styles from './reaction-form.module.css';
import { draftKey, emptyValues, startValues } from './reaction-values';
import { useSendReaction } from './use-send-reaction';

export interface ReactionFormProps {
  animal: Animal;
  onDraft: (draft: DialogDraft) => void;
  onCancel: () => void;
  onSent: () => void;
}

/** The reaction form (AN-070 to AN-074). What is typed is kept in the tab until it is sent or thrown away (C16). */
export function ReactionForm({ animal, onDraft, onCancel, onSent }: ReactionFormProps) {
  const user = useUser();
  const showToast = useToast();
  const [empty] = useState(() => emptyValues(user));
  const { start, isDirty, watch, forget, keepForReturn } = useDraft(draftKey(animal.uuidkey), empty, startValues);
  useEffect(() => onDraft({ isDirty, forget }), [onDraft, isDirty, forget]);
  const { send, isSending, failure } = useSendReaction(animal, onSent, keepForReturn);
  const handleInvalid = () => showToast({ type: 'error', title: messages.invalidTitle, message: messages.invalid });
  return (
    <Form schema={ReactionDialogForm} defaultValues={start} onSubmit={send} onInvalid={handleInvalid}>
      <FormWatch onChange={watch} />
      <p className={styles.intro}>{messages.intro(animal.asiel?.naam ?? '')}</p>
      <div className={styles.pair}>
        <TextField name="displayname" label={messages.name} autoComplete="name" required />
        <TextField name="email" type="email" inputMode="email" label={messages.email} autoComplete="email" required />
      </div>
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={messages.phone}
        hint={messages.phoneHint}
        autoComplete="tel"
        isOptional
      />
      <TextAreaField name="informatie" label={messages.text} hint={messages.textHint} rows={6} required />
      <HomeQuestions kind={animal.soort} />
      <CheckboxField name="kto" label={messages.review} />
      <FormFailure failure={failure} kept={messages.kept} />
      <FormButtons cancel={messages.cancel} onCancel={onCancel}>
        <Button type="submit" isBusy={isSending}>
          {messages.send}
        </Button>
      </FormButtons>
    </Form>
  );
}
