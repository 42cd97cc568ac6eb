import { type Animal, ReactionDialogForm } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { type RequestError, useFitProfile, useUser } from '@portal/shared/session';
import {
  CheckboxField,
  Form,
  FormButtons,
  FormFailure,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
  TextField,
} from '@portal/shared/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSendReactionMutation } from '../../endpoints/reaction';
import { HomeQuestions } from './home-questions';
import { messages } from './messages';
import styles from './reaction-form.module.css';
import { draftKey, emptyValues, reactionBody, startValues } from './reaction-values';
import { reactPath } from './use-reacting';

/** Refusals that say better than 'Er is iets verkeerds gegaan' what is the matter (C16, C29). */
const EXPLAINED = new Set(['NOT_AVAILABLE', 'TOO_MANY_REQUESTS', 'NO_ACCESS']);

/** The reaction form (AN-070 to AN-074). Whoever is signed out meanwhile goes to login and back; the draft waits (AN-076). */
export function ReactionForm({ animal, onSent }: { animal: Animal; onSent: () => void }) {
  const user = useUser();
  const profile = useFitProfile();
  const navigate = useNavigate();
  const [empty] = useState(() => emptyValues(user, profile));
  const [sendReaction] = useSendReactionMutation();
  const failed = (error: RequestError | null, keepDraft: () => void): SubmitFailure => {
    if (error?.status === 401) {
      keepDraft();
      navigate(loginPath(reactPath(animal.uuidkey)));
      return { type: 'warning', message: messages.signInAgain };
    }
    if (error?.fields) return { type: 'error', ...messages.invalid };
    return { type: 'error', message: error && EXPLAINED.has(error.code) ? error.message : messages.failed };
  };
  return (
    <Form
      schema={ReactionDialogForm}
      defaultValues={empty}
      draft={draftKey(animal.uuidkey)}
      restore={startValues}
      onSubmit={(values, { idempotencyKey }) =>
        sendReaction({ body: reactionBody(values, animal.uuidkey, user, profile), idempotencyKey }).unwrap()
      }
      onSaved={onSent}
      toasts={{
        sent: { type: 'succes', message: messages.sent },
        invalid: { type: 'error', ...messages.invalid },
        failed,
      }}
    >
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
      <HomeQuestions kind={animal.soort} profile={profile} />
      <CheckboxField name="kto" label={messages.review} />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton>{messages.send}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
