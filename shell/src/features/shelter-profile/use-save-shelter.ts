import { type Shelter, type ShelterForm, ToastType } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/platform';
import { useToast } from '@portal/shared/session';
import { useUpdateShelterMutation } from '../../endpoints/shelter-profile';
import { messages } from './messages';

/** Puts a message under a field. */
type SetError = (name: keyof ShelterForm, message: string) => void;

/** Saves the form; true when it is kept. What the server refuses stands under its field and in a toast. */
export function useSaveShelter(shelter: Shelter) {
  const [update, { isLoading }] = useUpdateShelterMutation();
  const showToast = useToast();
  const save = async (values: ShelterForm, setError: SetError): Promise<boolean> => {
    try {
      await update({ shelter, update: values }).unwrap();
      showToast({ type: ToastType.success, message: messages.saved });
      return true;
    } catch (error) {
      const { fields = {}, message = messages.failed } = isRequestError(error) ? error : {};
      for (const [name, text] of Object.entries(fields)) setError(name as keyof ShelterForm, text);
      showToast({ type: ToastType.error, message });
      return false;
    }
  };
  return { save, isLoading };
}
