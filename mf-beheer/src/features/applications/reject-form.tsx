import { ApplicationRejection, ApplicationStatus, type ShelterApplication } from '@portal/shared/contract';
import { Form, FormButtons, SubmitButton, TextAreaField } from '@portal/shared/ui/form';
import { useEffect, useRef } from 'react';
import styles from './applications.module.css';
import { DecisionFailure } from './decision-failure';
import { messages } from './messages';
import type { Decision } from './use-decision';

export interface RejectFormProps {
  application: ShelterApplication;
  decision: Decision;
  onBack: () => void;
}

/** Rejects an application with a reason, which is mailed (C36). What is typed waits in the tab until it is sent. */
export function RejectForm({ application: { uuidkey, emailbheerder }, decision, onBack }: RejectFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className={styles.rejecting}>
      <Form
        schema={ApplicationRejection}
        defaultValues={{ status: ApplicationStatus.rejected, reason: '' }}
        draft={`rejection-${uuidkey}`}
        onSubmit={decision.decide}
        label={messages.rejectForm}
      >
        <TextAreaField
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint(emailbheerder)}
          rows={4}
          required
        />
        <DecisionFailure failure={decision.failure} />
        <FormButtons cancel={messages.back} onCancel={onBack}>
          <SubmitButton variant="danger">{messages.reject}</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  );
}
