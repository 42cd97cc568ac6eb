import type { Animal, ReactionDialogForm, ReactionDialogInput } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { isRequestError, type RequestError, useToast, useUser } from '@portal/shared/session';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSendReactionMutation } from '../../endpoints/reaction';
import { messages } from './messages';
import { reactionBody } from './reaction-values';
import { reactPath } from './use-reacting';

/** The part of a form that shows what the server found wrong. */
interface FieldErrors {
  setError: (name: keyof ReactionDialogInput, error: { message: string }) => void;
}

/** Refusals that say better than 'Er is iets verkeerds gegaan' what is the matter (C16, C29). */
const EXPLAINED = new Set(['NOT_AVAILABLE', 'TOO_MANY_REQUESTS', 'NO_ACCESS']);

const isField = (name: string, values: object): name is keyof ReactionDialogInput => name in values;

/**
 * Sends the form once: one key per opened form, so that a repeat is the same reaction, and no second call while the first runs (C29).
 * `failure` is the Dutch reason of the last failure, or null. Whoever is signed out meanwhile goes to login and back; the draft waits.
 */
export function useSendReaction(animal: Animal, onSent: () => void, keepForReturn: () => void) {
  const [sendReaction] = useSendReactionMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const user = useUser();
  const showToast = useToast();
  const navigate = useNavigate();

  function handleFailure(error: RequestError | null, values: object, form: FieldErrors) {
    if (error?.status === 401) {
      keepForReturn();
      showToast({ type: 'warning', message: messages.signInAgain });
      return void navigate(loginPath(reactPath(animal.uuidkey)));
    }
    const wrong = Object.entries(error?.fields ?? {});
    for (const [name, message] of wrong) if (isField(name, values)) form.setError(name, { message });
    if (wrong.length > 0) return showToast({ type: 'error', title: messages.invalidTitle, message: messages.invalid });
    const message = error && EXPLAINED.has(error.code) ? error.message : messages.failed;
    setFailure(message);
    showToast({ type: 'error', message });
  }

  async function send(values: ReactionDialogForm, form: FieldErrors): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setFailure(null);
    try {
      await sendReaction({ body: reactionBody(values, animal.uuidkey, user), idempotencyKey }).unwrap();
      showToast({ type: 'succes', message: messages.sent });
      onSent();
    } catch (error) {
      handleFailure(isRequestError(error) ? error : null, values, form);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { send, isSending, failure };
}
