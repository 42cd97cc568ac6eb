import { favouritesChanged, setFavourite } from '@portal/shared/api-slices';
import { framing, isRequestError } from '@portal/shared/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { localFavourites } from './local-favourites';
import type { PortalStore } from './store';
import { useUser } from './use-session';

/** Answers that will not change: an animal of the own shelter, an unknown one, one that is gone. */
const FINAL = [403, 404, 410];

/**
 * Brings what a visitor kept to the account as soon as somebody is signed in (C13), one after another and the oldest first; each is
 * forgotten here when the api has it, so that a reload goes on where it stopped. Rendered once by the shell; shows nothing.
 */
export function FavouriteMerge(): null {
  const uid = useUser()?.uid;
  const dispatch = useDispatch<PortalStore['dispatch']>();
  useEffect(() => {
    if (uid === undefined || framing() === 'foreign') return;
    const stop = new AbortController();
    void merge(dispatch, stop.signal);
    return () => stop.abort();
  }, [uid, dispatch]);
  return null;
}

async function merge(dispatch: PortalStore['dispatch'], signal: AbortSignal) {
  let isChanged = false;
  for (const uuidkey of [...localFavourites.get()].reverse()) {
    if (signal.aborted) return;
    const { error } = await dispatch(setFavourite({ uuidkey, isOn: true }));
    if (error !== undefined && !(isRequestError(error) && FINAL.includes(error.status))) break;
    localFavourites.remove(uuidkey);
    isChanged ||= error === undefined;
  }
  if (isChanged) dispatch(favouritesChanged());
}
