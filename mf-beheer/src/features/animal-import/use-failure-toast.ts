import { isRequestError, useToast } from '@portal/shared/session';
import { messages } from './messages';

/** Says why a call about an import failed: the api's own words, where it has them for people. */
export function useFailureToast(): (error: unknown) => void {
  const showToast = useToast();
  return (error) => showToast({ type: 'error', message: wordsOf(error) });
}

/** The text of a refusal: of the field that it is about, or of the whole. */
export function wordsOf(error: unknown): string {
  if (!isRequestError(error)) return messages.failed;
  return Object.values(error.fields ?? {})[0] ?? error.message;
}
