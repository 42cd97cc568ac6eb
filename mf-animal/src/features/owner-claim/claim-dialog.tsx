import { type Animal, OwnerClaimForm, type OwnerClaimInput, TRAP_FIELD } from '@portal/shared/contract';
import { useUser } from '@portal/shared/session';
import {
  Form,
  FormButtons,
  FormDialog,
  FormFailure,
  SubmitButton,
  TextAreaField,
  TextField,
  TrapField,
} from '@portal/shared/ui/form';
import { useState } from 'react';
import { useSendClaimMutation } from '../../endpoints/owner-claim';
import { messages } from './claim-messages';
import styles from './owner-claim.module.css';

export interface ClaimDialogProps {
  animal: Animal;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog 'Is dit uw dier?' (C51). */
export function ClaimDialog({ animal, isOpen, onClose }: ClaimDialogProps) {
  const user = useUser();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={messages.title} discard={messages.discard}>
      <ClaimForm key={user?.uid ?? 'visitor'} animal={animal} onSent={onClose} />
    </FormDialog>
  );
}

const EMPTY: OwnerClaimInput = {
  ...{ naam: '', email: '', telefoon: '', kenmerken: '', chipcijfers: '' },
  [TRAP_FIELD]: '',
};

/** Refusals that say better than a general text what is the matter. */
const EXPLAINED = new Set(['NOT_AVAILABLE', 'DUPLICATE', 'TOO_MANY_REQUESTS', 'GONE', 'NOT_FOUND']);

/** Nobody needs an account to find their animal. What is typed waits in the tab, but for the digits of the chip. */
function ClaimForm({ animal, onSent }: { animal: Animal; onSent: () => void }) {
  const user = useUser();
  const [empty] = useState(() => ({ ...EMPTY, naam: user?.displayname ?? '', email: user?.email ?? '' }));
  const [sendClaim] = useSendClaimMutation();
  return (
    <Form
      schema={OwnerClaimForm}
      defaultValues={empty}
      draft={`claim-${animal.uuidkey}`}
      onSubmit={(body, { idempotencyKey }) => sendClaim({ uuidkey: animal.uuidkey, body, idempotencyKey }).unwrap()}
      onSaved={onSent}
      toasts={{
        sent: { type: 'succes', message: messages.sent },
        invalid: { type: 'error', ...messages.invalid },
        failed: (error) => {
          if (error?.fields) return { type: 'error', ...messages.invalid };
          const message = error && EXPLAINED.has(error.code) ? error.message : messages.failed;
          return { type: 'error', message };
        },
      }}
    >
      <p className={styles.intro}>{messages.intro(animal.naam, animal.asiel?.naam ?? '')}</p>
      <div className={styles.pair}>
        <TextField name="naam" label={messages.name} autoComplete="name" required />
        <TextField name="email" type="email" inputMode="email" label={messages.email} autoComplete="email" required />
      </div>
      <TextField
        name="telefoon"
        type="tel"
        inputMode="tel"
        label={messages.phone}
        hint={messages.phoneHint}
        autoComplete="tel"
        isOptional
      />
      <TextAreaField name="kenmerken" label={messages.marks} hint={messages.marksHint} rows={5} required />
      <TextField
        name="chipcijfers"
        inputMode="numeric"
        label={messages.chip}
        hint={messages.chipHint}
        autoComplete="off"
        maxLength={4}
        isOptional
      />
      <TrapField name={TRAP_FIELD} />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton>{messages.send}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
