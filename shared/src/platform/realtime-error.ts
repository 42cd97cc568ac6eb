import type { RealtimeError, RealtimeErrorCode } from './realtime-store';
import type { RequestError } from './request-error';

/** 404 is a chat of others, whose existence stays hidden (C28). What may pass, such as 429 or no answer, is not in here. */
const CODES: Readonly<Record<number, RealtimeErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'permission-denied',
  413: 'invalid',
  422: 'invalid',
};

/** The refusal of the api in the words of the realtime store; of a body that does not validate the first message of a field. */
export function realtimeError({ status, message, fields }: RequestError): RealtimeError {
  const [ofField] = Object.values(fields ?? {});
  const code = CODES[status] ?? 'unavailable';
  return Object.assign(new Error(ofField ?? message), { name: 'RealtimeError', code });
}
