import { ChipComparison, ClaimStatus, OwnerClaimRejection, TermExceptionForm } from '@portal/shared/contract';
import { type RequestError, useToast } from '@portal/shared/session';
import { Dialog } from '@portal/shared/ui';
import {
  Form,
  FormButtons,
  FormFailure,
  SubmitButton,
  type SubmitFailure,
  TextAreaField,
  TextField,
} from '@portal/shared/ui/form';
import {
  useCompareChipMutation,
  useDecideClaimMutation,
  useRecordExceptionMutation,
} from '../../endpoints/owner-claim';
import { messages } from './messages';
import styles from './owner-claims.module.css';

const failed = (error: RequestError | null): SubmitFailure => ({
  type: 'error',
  message: error?.status === 409 ? error.message : messages.failed,
});

interface ButtonsProps {
  save: string;
  onClose: () => void;
}

function Buttons({ save, onClose }: ButtonsProps) {
  return (
    <>
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel} onCancel={onClose}>
        <SubmitButton>{save}</SubmitButton>
      </FormButtons>
    </>
  );
}

/** Why the term need not be waited for. */
export function ExceptionDialog({ uuidkey, onClose }: { uuidkey: string; onClose: () => void }) {
  const [record] = useRecordExceptionMutation();
  const { exception } = messages;
  return (
    <Dialog isOpen onClose={onClose} title={exception.title}>
      <Form
        schema={TermExceptionForm}
        defaultValues={{ uitzondering: '' }}
        draft={`exception-${uuidkey}`}
        onSubmit={({ uitzondering }) => record({ uuidkey, uitzondering }).unwrap()}
        onSaved={onClose}
        toasts={{ sent: { type: 'succes', message: exception.saved }, failed }}
      >
        <p className={styles.soft}>{exception.intro}</p>
        <TextAreaField name="uitzondering" label={exception.label} rows={4} required />
        <Buttons save={exception.save} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

interface ClaimDialogProps {
  claimKey: string;
  /** Of the animal. */
  uuidkey: string;
  onClose: () => void;
}

/** Rejects with the reason that the claimant reads. */
export function RejectionDialog({ claimKey, uuidkey, naam, onClose }: ClaimDialogProps & { naam: string }) {
  const [decide] = useDecideClaimMutation();
  const { rejection } = messages;
  return (
    <Dialog isOpen onClose={onClose} title={rejection.title(naam)}>
      <Form
        schema={OwnerClaimRejection}
        defaultValues={{ statuscode: ClaimStatus.rejected, reden: '' }}
        draft={`rejection-${claimKey}`}
        onSubmit={(body) => decide({ key: claimKey, uuidkey, body }).unwrap()}
        onSaved={onClose}
        toasts={{ sent: { type: 'succes', message: rejection.saved }, failed }}
      >
        <p className={styles.soft}>{rejection.intro}</p>
        <TextAreaField name="reden" label={rejection.label} rows={4} required />
        <Buttons save={rejection.save} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

/** Compares the digits that staff read on the animal; only the outcome is shown. */
export function ChipDialog({ claimKey, uuidkey, onClose }: ClaimDialogProps) {
  const [compare] = useCompareChipMutation();
  const showToast = useToast();
  const { comparison } = messages;
  return (
    <Dialog isOpen onClose={onClose} title={comparison.title}>
      <Form
        schema={ChipComparison}
        defaultValues={{ chipcijfers: '' }}
        onSubmit={({ chipcijfers }) => compare({ key: claimKey, uuidkey, chipcijfers }).unwrap()}
        onSaved={(outcome) => {
          showToast(comparison.outcome[outcome]);
          onClose();
        }}
        toasts={{ failed }}
      >
        <p className={styles.soft}>{comparison.intro}</p>
        <TextField
          name="chipcijfers"
          label={comparison.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
        <Buttons save={comparison.save} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
