import { useSetAnimalStatusMutation } from '@portal/shared/api-slices';
import type { PlacementStatus, Shelter, ShelterAnimalRow } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { isRequestError, useToast } from '@portal/shared/session';
import { messages } from './messages';

/** What `PUT animal/{uuidkey}/status` refuses when the shelter is full (C11). */
const LIMIT_REACHED = 'LIMIT_REACHED';

/** Why a status was refused, in Dutch; `isLimit` when the shelter is full. */
export function refusalOf(error: unknown): { isLimit: boolean; message: string } {
  if (!isRequestError(error)) return { isLimit: false, message: messages.statusFailed };
  const isLimit = error.code === LIMIT_REACHED;
  return { isLimit, message: isLimit ? messages.limitReached : error.message };
}

/** Sends a new status of one animal and says in a toast what came of it (BE-011); the lists on the screen are asked again. */
export function useStatusChange(shelter: Pick<Shelter, 'id' | 'uuidkey'>) {
  const [send, { isLoading }] = useSetAnimalStatusMutation();
  const showToast = useToast();
  async function choose({ uuidkey, naam }: Pick<ShelterAnimalRow, 'uuidkey' | 'naam'>, geplaatst: PlacementStatus) {
    const { error } = await send({ uuidkey, geplaatst, asiel: shelter });
    if (error === undefined) {
      showToast({ type: 'succes', message: messages.statusChanged(naam, statusLabel(geplaatst)) });
      return;
    }
    const { isLimit, message } = refusalOf(error);
    showToast({ type: isLimit ? 'warning' : 'error', message });
  }
  return { choose, isBusy: isLoading };
}
