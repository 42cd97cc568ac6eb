import { ApplicationRejection, ApplicationStatus, type ShelterApplication } from '@portal/shared/contract';
import { useDraft } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormButtons, FormWatch, TextAreaField } from '@portal/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
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
  const [empty] = useState<ApplicationRejection>({ status: ApplicationStatus.rejected, reason: '' });
  const { start, watch, forget } = useDraft(`rejection-${uuidkey}`, empty);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  async function handleSubmit(rejection: ApplicationRejection) {
    if (await decision.decide(rejection)) forget();
  }
  return (
    <div ref={box} className={styles.rejecting}>
      <Form schema={ApplicationRejection} defaultValues={start} onSubmit={handleSubmit} label={messages.rejectForm}>
        <FormWatch onChange={watch} />
        <TextAreaField
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint(emailbheerder)}
          rows={4}
          required
        />
        <DecisionFailure failure={decision.failure} />
        <FormButtons cancel={messages.back} onCancel={onBack}>
          <Button type="submit" variant="danger" isBusy={decision.isBusy}>
            {messages.reject}
          </Button>
        </FormButtons>
      </Form>
    </div>
  );
}
