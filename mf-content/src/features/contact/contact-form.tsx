import {
  ContactForm as ContactSchema,
  type FieldOption,
  type Me,
  Salutation,
  TRAP_FIELD,
} from '@portal/shared/contract';
import { Form, SelectField, SubmitButton, TextAreaField, TextField, TrapField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useSendContactMutation } from '../../endpoints/contact';
import { AnimalNotice } from './animal-notice';
import styles from './contact.module.css';
import { messages } from './messages';

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
  const [sendContact] = useSendContactMutation();
  return (
    <Form
      schema={ContactSchema}
      defaultValues={defaults}
      draft="contact"
      label={messages.form}
      onSubmit={(form, { idempotencyKey }) => sendContact({ form, key: idempotencyKey }).unwrap()}
      onSaved={onSent}
      toasts={{
        sent: { type: 'succes', message: messages.sent },
        invalid: { type: 'warning', ...messages.invalid },
        failed: { type: 'error', message: messages.failed },
      }}
    >
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
        <SubmitButton size="lg">{messages.send}</SubmitButton>
      </div>
      <AnimalNotice />
    </Form>
  );
}
