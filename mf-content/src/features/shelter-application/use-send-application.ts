import { SEND_REQUEST_FAILED, type ShelterApplicationForm } from '@portal/shared/contract';
import { logError } from '@portal/shared/session';
import { useSendApplicationMutation } from '../../endpoints/shelter-application';

/**
 * Asks for a shelter account (`POST asiel/registratie`); `key` makes a repeat of the same form count once.
 * @throws Error 'failed to send request' (SHD-006) with the `RequestError` as its cause; it is logged as well
 */
export function useSendApplication(): (form: ShelterApplicationForm, key: string) => Promise<void> {
  const [sendApplication] = useSendApplicationMutation();
  return async (form, key) => {
    try {
      await sendApplication({ form, key }).unwrap();
    } catch (cause) {
      logError(SEND_REQUEST_FAILED, cause);
      throw new Error(SEND_REQUEST_FAILED, { cause });
    }
  };
}
