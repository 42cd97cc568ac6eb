import { errorCatalogue } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { requestMessages } from './messages';

/**
 * Every failure of a request, in one shape. `status` is 0 when no answer came. `code` is one of the api (C28) or of the browser:
 * `OFFLINE`, `TIMEOUT`, `ABORTED`, `BAD_ANSWER`. `message` is Dutch and may be shown; `fields` maps a form field to its message.
 */
export interface RequestError {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** What the browser needs of an error answer; a proxy's HTML or an older api simply has less of it. */
const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

/** The error of an answer that is not 2xx, with the catalogue's code and text when the body has none. */
export function answerError(status: number, body: unknown): RequestError {
  const parsed = ErrorBody.safeParse(body);
  if (parsed.success) return { status, ...parsed.data.error };
  const known = Object.entries(errorCatalogue).find(([, entry]) => entry.status === status);
  const [code, { message }] = known ?? [`HTTP_${status}`, errorCatalogue.INTERNAL];
  return { status, code, message };
}

/** The error of a body that is no JSON, or not what the contract promises. */
export function badAnswer(status: number): RequestError {
  return { status, code: 'BAD_ANSWER', message: requestMessages.badAnswer };
}

/** The error of a request that got no answer. */
export function noAnswer(code: 'OFFLINE' | 'TIMEOUT' | 'ABORTED'): RequestError {
  const { offline, unanswered, timeout } = requestMessages;
  // Only the browser knows that it is offline; a call that nobody answers does not.
  if (!navigator.onLine) return { status: 0, code, message: offline };
  return { status: 0, code, message: code === 'TIMEOUT' ? timeout : unanswered };
}

/** True for the error that a failed query or mutation carries, as opposed to a thrown exception. */
export function isRequestError(value: unknown): value is RequestError {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'message' in value;
}
