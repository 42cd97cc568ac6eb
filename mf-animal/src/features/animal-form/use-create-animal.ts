import type { NewAnimalForm, NewAnimalInput } from '@portal/shared/contract';
import { isRequestError, type RequestError, useToast } from '@portal/shared/session';
import { useRef, useState } from 'react';
import { useCreateAnimalMutation } from '../../endpoints/animal-write';
import { messages } from './messages';
import { newAnimalBody } from './new-animal';

/** The part of a form that shows what the server found wrong. */
interface FieldErrors {
  setError: (name: keyof NewAnimalInput, error: { message: string }) => void;
}

const isField = (name: string, values: object): name is keyof NewAnimalInput => name in values;

/**
 * Creates the animal once: one key per opened form, and no second call while the first runs (C29). `failure` is the Dutch reason of the
 * last failure, or null; a full shelter is a warning of its own (C11).
 */
export function useCreateAnimal(asiel: number | undefined, onCreated: (uuidkey: string) => void) {
  const [createAnimal] = useCreateAnimalMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const showToast = useToast();

  function handleFailure(error: RequestError | null, values: object, form: FieldErrors) {
    const wrong = Object.entries(error?.fields ?? {});
    for (const [name, message] of wrong) if (isField(name, values)) form.setError(name, { message });
    if (wrong.length > 0) return showToast({ type: 'message', message: messages.invalid });
    if (error?.code === 'LIMIT_REACHED') {
      setFailure(error.message);
      return showToast({ type: 'warning', message: messages.limitReached });
    }
    setFailure(messages.failed);
    showToast({ type: 'error', title: messages.failedTitle, message: messages.failed });
  }

  async function create(values: NewAnimalForm, form: FieldErrors): Promise<void> {
    if (running.current) return;
    running.current = true;
    setCreating(true);
    setFailure(null);
    try {
      const { uuidkey } = await createAnimal({ body: newAnimalBody(values, asiel), idempotencyKey }).unwrap();
      showToast({ type: 'succes', title: messages.createdTitle, message: messages.created });
      onCreated(uuidkey);
    } catch (error) {
      handleFailure(isRequestError(error) ? error : null, values, form);
    } finally {
      running.current = false;
      setCreating(false);
    }
  }

  return { create, isCreating, failure };
}
