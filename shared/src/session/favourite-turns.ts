import { setFavourite } from '@portal/shared/api-slices';
import { isRequestError, type RequestError } from '@portal/shared/platform';
import type { PortalStore } from './store';

const last = new Map<string, Promise<unknown>>();

/** Tells the api about a favourite, after what was asked about the same animal before; null when it is done. */
export function saveFavourite(
  dispatch: PortalStore['dispatch'],
  uuidkey: string,
  isOn: boolean,
): Promise<Partial<RequestError> | null> {
  const mine = (last.get(uuidkey) ?? Promise.resolve()).then(async () => {
    const { error } = await dispatch(setFavourite(uuidkey, isOn));
    if (error === undefined) return null;
    return isRequestError(error) ? error : {};
  });
  last.set(uuidkey, mine);
  return mine.finally(() => {
    if (last.get(uuidkey) === mine) last.delete(uuidkey);
  });
}
