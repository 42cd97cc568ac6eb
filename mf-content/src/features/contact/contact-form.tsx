import {
  CONTACT_SUBJECT_ANIMAL,
  ContactForm as ContactSchema,
  type FieldOption,
  type Me,
  Salutation,
  TRAP_FIELD,
} from '@portal/shared/contract';
import { useDraft } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormWatch, SelectField, TextAreaField, TextField, TrapField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { AnimalNotice } from './animal-notice';
import styles from './contact.module.css';
import { messages } from './messages';
import { useSendContact } from './use-send-contact';

const { fields } = messages;

const SALUTATIONS = [
  { value: Salutation.sir, label: 'Meneer' },
  { value: Salutation.madam, label: 'Mevrouw' },
];

interface ContactFormProps {
  user: Me | null;
  subjects: readonly FieldOption[];
  onSent(): void;
}

/** The form of the contact page (CO-040, CO-043); the subject 'dier' explains first who can help (CO-042). */
export function ContactForm({ user, subjects, onSent }: ContactFormProps) {
  const [defaults] = useState(() => ({
    subject: '',
    mv: '' as Salutation,
    naam: user?.displayname ?? '',
    email: user?.email ?? '',
    tel: '',
    msg: '',
    [TRAP_FIELD]: '',
  }));
  const { start, typed, watch, forget } = useDraft('contact', defaults);
  const { send, warnInvalid, isSending } = useSendContact(() => {
    forget();
    onSent();
  });
  return (
    <>
      <Form schema={ContactSchema} defaultValues={start} onSubmit={send} onInvalid={warnInvalid} label={messages.form}>
        <FormWatch onChange={watch} />
        <SelectField name="subject" label={fields.subject} options={subjects} emptyLabel={fields.choose} />
        <SelectField name="mv" label={fields.salutation} options={SALUTATIONS} emptyLabel={fields.choose} />
        <TextField name="naam" label={fields.name} autoComplete="name" />
        <div className={styles.pair}>
          <TextField name="email" label={fields.email} type="email" autoComplete="email" />
          <TextField name="tel" label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" isOptional />
        </div>
        <TrapField name={TRAP_FIELD} />
        <TextAreaField name="msg" label={fields.message} hint={fields.messageHint} />
        <div>
          <Button type="submit" size="lg" isBusy={isSending}>
            {messages.send}
          </Button>
        </div>
      </Form>
      <AnimalNotice isChosen={typed.subject === CONTACT_SUBJECT_ANIMAL} />
    </>
  );
}
