import { ApplicationRejection, ApplicationStatus, type ShelterApplication } from '@portal/shared/contract';
import { clearDraft, readDraft, saveDraft, useUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { Form, FormButtons, FormWatch, TextAreaField } from '@portal/shared/ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const { start, isTyped, handleChange, forget } = useReasonDraft(uuidkey);
  const box = useRef<HTMLDivElement>(null);
  useUnsavedInput(isTyped);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  async function handleSubmit(rejection: ApplicationRejection) {
    if (await decision.decide(rejection)) forget();
  }
  return (
    <div ref={box} className={styles.rejecting}>
      <Form
        schema={ApplicationRejection}
        defaultValues={{ status: ApplicationStatus.rejected, reason: start }}
        onSubmit={handleSubmit}
        label={messages.rejectForm}
      >
        <FormWatch onChange={handleChange} />
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

/** The reason that is not sent yet. */
function useReasonDraft(uuidkey: string) {
  const key = `rejection-${uuidkey}`;
  const [start] = useState(() => {
    const draft = readDraft(key);
    return typeof draft === 'string' ? draft : '';
  });
  const [isTyped, setTyped] = useState(start !== '');
  const handleChange = useCallback(
    ({ reason }: Record<string, unknown>) => {
      const typed = typeof reason === 'string' ? reason : '';
      setTyped(typed !== '');
      if (typed === '') clearDraft(key);
      else saveDraft(key, typed);
    },
    [key],
  );
  return { start, isTyped, handleChange, forget: () => clearDraft(key) };
}
