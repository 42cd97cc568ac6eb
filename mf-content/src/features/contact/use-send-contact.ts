import type { ContactForm } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { useSendContactMutation } from '../../endpoints/contact';
import { messages } from './messages';

interface FieldErrors {
  setError(name: keyof ContactForm, error: { message: string }): void;
}

/** Sends the form and says how it went (CO-043, CO-044). What was typed stays when it fails; each wrong field gets the server's text. */
export function useSendContact(onSent: () => void) {
  const showToast = useToast();
  const [sendContact, { isLoading }] = useSendContactMutation();
  const [key] = useState(() => crypto.randomUUID());
  const send = async (form: ContactForm, { setError }: FieldErrors) => {
    const { error } = await sendContact({ form, key });
    if (error === undefined) {
      showToast({ type: 'succes', message: messages.sent });
      onSent();
      return;
    }
    showToast({ type: 'error', message: messages.failed });
    if (!isRequestError(error)) return;
    for (const [field, message] of Object.entries(error.fields ?? {}))
      setError(field as keyof ContactForm, { message });
  };
  return {
    send,
    warnInvalid: () => showToast({ type: 'warning', ...messages.invalid }),
    isSending: isLoading,
  };
}
