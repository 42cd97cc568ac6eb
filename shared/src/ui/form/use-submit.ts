import { isRequestError, logError, type RequestError, type ToastInput, useToast } from '@portal/shared/session';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What a failed form says: a toast, and inside the form `inForm`, by default the words of the toast. */
export type SubmitFailure = ToastInput & { inForm?: string };

/** What a form says about its own sending; what is left out is not said. */
export interface SubmitToasts {
  sent?: ToastInput;
  /** Something is wrong in it, so nothing is sent. */
  invalid?: ToastInput;
  /** `error` is the answer of the api, null for anything else. `keepDraft` lets the draft wait for the same person after signing in again. */
  failed?: SubmitFailure | ((error: RequestError | null, keepDraft: () => void) => SubmitFailure | undefined);
}

/** What `onSubmit` gets beside the values: the form, and a key with which a repeat of the same request does nothing twice (C29). */
export type Submission<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  idempotencyKey: string;
};

interface SubmitOptions<Values extends FieldValues, Output, Result> {
  /** Resolves when it is saved. Throws when it is not; resolves false when it is not and the feature says why. */
  onSubmit: (values: Output, submission: Submission<Values, Output>) => Promise<Result | false> | Result | false;
  /** After the draft is gone: the place to navigate or close. */
  onSaved?: ((result: Result) => void) | undefined;
  toasts?: SubmitToasts | undefined;
}

/**
 * Sends a form: once at a time, with one idempotency key until it is saved. Messages of the server stand under their fields; any other
 * failure is a toast and `failure`.
 */
export function useSubmit<Values extends FieldValues, Output, Result>(
  form: UseFormReturn<Values, unknown, Output>,
  { onSubmit, onSaved, toasts = {} }: SubmitOptions<Values, Output, Result>,
  { handleSaved, keepDraft }: { handleSaved: (sent: Values) => void; keepDraft: () => void },
) {
  const idempotencyKey = useRef<string>(undefined);
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const showToast = useToast();

  const handleFailure = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal === null) logError('A form could not be sent.', error);
    const values = form.getValues();
    for (const [name, message] of Object.entries(refusal?.fields ?? {}))
      if (name in values) form.setError(name as Parameters<typeof form.setError>[0], { message });
    const { failed } = toasts;
    const said = typeof failed === 'function' ? failed(refusal, keepDraft) : failed;
    if (said === undefined) return;
    const { inForm = said.message, ...toast } = said;
    showToast(toast);
    if (refusal?.fields === undefined) setFailure(inForm);
  };

  const send = async (values: Output) => {
    const sent = form.getValues();
    setFailure(null);
    idempotencyKey.current ??= crypto.randomUUID();
    try {
      const result = await onSubmit(values, { ...form, idempotencyKey: idempotencyKey.current });
      if (result === false) return;
      idempotencyKey.current = undefined;
      if (toasts.sent) showToast(toasts.sent);
      handleSaved(sent);
      onSaved?.(result);
    } catch (error) {
      handleFailure(error);
    }
  };

  const handleSubmit = form.handleSubmit(send, () => toasts.invalid && showToast(toasts.invalid));
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    await handleSubmit().finally(() => {
      isRunning.current = false;
    });
  };
  return { submit, failure };
}

/** What the api answered, also when a feature rethrew it with words of its own (SHD-006). */
function refusalOf(error: unknown): RequestError | null {
  if (isRequestError(error)) return error;
  return error instanceof Error && isRequestError(error.cause) ? error.cause : null;
}
