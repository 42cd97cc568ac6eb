import {
  ShelterApplicationForm as ApplicationSchema,
  type Country,
  type Me,
  TRAP_FIELD,
} from '@portal/shared/contract';
import type { RequestError } from '@portal/shared/session';
import {
  Form,
  restoreFields,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
  TextField,
  ToggleField,
  TrapField,
} from '@portal/shared/ui/form';
import { useState } from 'react';
import styles from './application.module.css';
import { FieldGroup } from './field-group';
import { messages } from './messages';
import { ShelterFields } from './shelter-fields';
import { useSendApplication } from './use-send-application';

const { people, more } = messages;

/** Third of the three states: the form (CO-051..CO-056). Who is signed in keeps the own address as that of the administrator (CO-055). */
export function ApplicationForm({ user, onSent }: { user: Me | null; onSent(): void }) {
  const [defaults] = useState(() => emptyForm(user));
  const sendApplication = useSendApplication();
  const hasAddress = defaults.emailbheerder !== '';
  return (
    <Form
      schema={ApplicationSchema}
      defaultValues={defaults}
      draft="shelter-application"
      restore={startApplication}
      label={messages.form}
      onSubmit={(form, { idempotencyKey }) => sendApplication(form, idempotencyKey)}
      onSaved={onSent}
      toasts={{
        sent: { type: 'succes', message: messages.sent },
        invalid: { type: 'warning', ...messages.invalid },
        failed,
      }}
    >
      <ShelterFields />
      <FieldGroup legend={people.legend}>
        <TextField name="contactpersoon" label={people.person} autoComplete="name" />
        <TextField name="email" label={people.email} hint={people.emailHint} type="email" autoComplete="email" />
        <TextField
          name="emailbheerder"
          label={people.adminEmail}
          hint={hasAddress ? people.adminEmailFixed : people.adminEmailHint}
          type="email"
          autoComplete="email"
          readOnly={hasAddress}
        />
        <TextField name="email_factuur" label={people.invoiceEmail} type="email" autoComplete="email" />
      </FieldGroup>
      <FieldGroup legend={more.legend}>
        <div className={styles.pair}>
          <TextField name="ubn" label={more.ubn} hint={more.ubnHint} inputMode="numeric" isOptional />
          <TextField name="traces" label={more.traces} hint={more.tracesHint} isOptional />
        </div>
        <TrapField name={TRAP_FIELD} />
        <ToggleField name="pension" label={more.boarding} />
        <ToggleField name="dieren_buitenland" label={more.foreign} />
        <TextAreaField name="motivatie" label={more.motivation} isOptional />
      </FieldGroup>
      <div>
        <SubmitButton size="lg">{messages.send}</SubmitButton>
      </div>
    </Form>
  );
}

const failed = (error: RequestError | null): SubmitFailure => ({
  type: 'error',
  ...messages.failed,
  ...(error?.code === 'DUPLICATE' && { message: error.message }),
});

/** What the fields hold at first; the country is chosen by who applies. */
const emptyForm = (user: Me | null) => ({
  naamObject: '' as string | { id?: number; naam: string },
  contactpersoon: user?.displayname ?? '',
  ubn: '',
  traces: '',
  land: '' as Country,
  provincie: '',
  adres: '',
  plaats: '',
  postcode: '',
  telefoon: '',
  url: '',
  pension: false,
  dieren_buitenland: false,
  email: user?.email ?? '',
  emailbheerder: user?.email ?? '',
  email_factuur: '',
  motivatie: '',
  [TRAP_FIELD]: '',
});

type Application = ReturnType<typeof emptyForm>;

/** A draft over the empty form; the shelter may be a typed name or a chosen one, and an address of the account stays the administrator's. */
function startApplication(draft: unknown, empty: Application): Application {
  const restored = restoreFields(draft, { ...empty, naamObject: null });
  const naamObject = (restored.naamObject ?? '') as Application['naamObject'];
  return { ...restored, naamObject, emailbheerder: empty.emailbheerder || restored.emailbheerder };
}
