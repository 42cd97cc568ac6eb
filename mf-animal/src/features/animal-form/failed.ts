import type { RequestError } from '@portal/shared/session';
import type { SubmitFailure } from '@portal/shared/ui/form';
import { messages } from './messages';

/** What a form of an animal says when the api refuses: a full shelter is a warning of its own (C11), another state says its reason. */
export function failed(error: RequestError | null): SubmitFailure {
  if (error?.fields) return { type: 'message', message: messages.invalid };
  if (error?.code === 'LIMIT_REACHED')
    return { type: 'warning', message: messages.limitReached, inForm: error.message };
  return { type: 'error', ...messages.failed, ...(error?.status === 409 && { inForm: error.message }) };
}
