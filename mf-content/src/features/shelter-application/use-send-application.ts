import type { ShelterApplicationForm } from '@portal/shared/contract';
import { isRequestError, logError, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { useSendApplicationMutation } from '../../endpoints/shelter-application';
import { messages } from './messages';

interface FieldErrors {
  setError(name: keyof ShelterApplicationForm, error: { message: string }): void;
}

/** Sends the request and says how it went (CO-056). What was typed stays when it fails; a wrong field gets the server's text. */
export function useSendApplication(onSent: () => void) {
  const showToast = useToast();
  const [sendApplication, { isLoading }] = useSendApplicationMutation();
  const [key] = useState(() => crypto.randomUUID());
  const send = async (form: ShelterApplicationForm, { setError }: FieldErrors) => {
    const { error } = await sendApplication({ form, key });
    if (error === undefined) {
      showToast({ type: 'succes', message: messages.sent });
      onSent();
      return;
    }
    logError('failed to send request', error);
    const refusal = isRequestError(error) ? error : undefined;
    const isDouble = refusal?.code === 'DUPLICATE';
    showToast({ type: 'error', ...messages.failed, ...(isDouble && { message: refusal.message }) });
    for (const [field, message] of Object.entries(refusal?.fields ?? {}))
      setError(field as keyof ShelterApplicationForm, { message });
  };
  return { send, warnInvalid: () => showToast({ type: 'warning', ...messages.invalid }), isSending: isLoading };
}
