import { useListFavouritesQuery, useSetFavouriteMutation } from '@portal/shared/api-slices';
import { type AnimalCard, errorCatalogue, Flag, LOCAL_FAVOURITES_MAX, portalPath } from '@portal/shared/contract';
import { loginPath, mayFavourite, viewerKind } from '@portal/shared/domain';
import { framing, isRequestError, sessionStore } from '@portal/shared/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { localFavourites, noFavourites } from './local-favourites';
import { messages } from './messages';
import { useHasRoute } from './register-store';
import { useSession } from './use-session';
import { useToast } from './use-toast';

const { favourites: texts } = messages;

/** Set once a visitor of this tab was told where favourites are kept. */
const HINT_KEY = 'favourites-hint';

/** Long enough to read a sentence and follow its link, in ms; the clock stands still under the pointer and the focus. */
const HINT_MS = 8000;

/** The animal of a card or of a profile; `favorite` is what a profile says itself. */
export type FavouriteAnimal = Omit<AnimalCard, 'asiel'> & { asiel: AnimalCard['asiel'] | null; favorite?: Flag };

/** The heart of one animal: whether it is on, and what a click does. Fits the kit's `FavouriteButton`. */
export interface FavouriteState {
  isOn: boolean;
  onToggle(): void;
}

/**
 * Gives the heart of any animal (C13): in this browser for a visitor, on the server for who is signed in, undefined for the staff of
 * its own shelter. Optimistic: a change shows at once and is rolled back with a toast when the api refuses.
 * @example const favouriteOf = useFavourites(); <AnimalGrid animals={animals} favouriteOf={favouriteOf} />
 */
export function useFavourites(): (animal: FavouriteAnimal) => FavouriteState | undefined {
  const { user, phase } = useSession();
  const { currentData: cards } = useListFavouritesQuery(undefined, { skip: user === null });
  const local = useSyncExternalStore(localFavourites.subscribe, localFavourites.get, noFavourites);
  const server = useMemo(() => cards && new Set(cards.map(({ uuidkey }) => uuidkey)), [cards]);
  const keepHere = useKeepHere(phase === 'visitor');
  const keepOnServer = useKeepOnServer();
  return (animal) => {
    const { uuidkey, favorite, asiel } = animal;
    if (asiel === null || !mayFavourite(viewerKind(user, asiel.id))) return undefined;
    const isKept = user !== null && (server ? server.has(uuidkey) : favorite === Flag.on);
    const isOn = isKept || local.includes(uuidkey);
    const keep = user === null ? keepHere : keepOnServer;
    return { isOn, onToggle: () => keep({ ...animal, asiel }, !isOn) };
  };
}

type Keep = (animal: AnimalCard, isOn: boolean) => void;

/** A visitor's: this browser keeps it. The first one of a tab says so, with the way to sign in and to the list of this device. */
function useKeepHere(isVisitor: boolean): Keep {
  const showToast = useToast();
  const hasRoute = useHasRoute();
  const { pathname, search } = useLocation();
  return ({ uuidkey, naam }, isOn) => {
    if (!isOn) return localFavourites.remove(uuidkey);
    const link =
      isVisitor && framing() !== 'foreign' ? { to: loginPath(`${pathname}${search}`), label: texts.signIn } : undefined;
    if (!localFavourites.add(uuidkey)) {
      showToast({ type: 'warning', message: texts.full(LOCAL_FAVOURITES_MAX), link });
    } else if (link && sessionStore.get(HINT_KEY) === null) {
      sessionStore.set(HINT_KEY, '1');
      const list = { to: portalPath.keptHere(), label: texts.toList };
      showToast({
        type: 'succes',
        message: texts.keptHere(naam),
        link,
        also: hasRoute(list.to) ? list : undefined,
        duration: HINT_MS,
      });
    }
  };
}

/** A member's: optimistic in the mutation, rolled back when the api refuses. */
function useKeepOnServer(): Keep {
  const [setFavourite] = useSetFavouriteMutation();
  const showToast = useToast();
  return async (animal, isOn) => {
    const { uuidkey, naam } = animal;
    if (!isOn) localFavourites.remove(uuidkey);
    const { error } = await setFavourite({ uuidkey, isOn, animal });
    if (error === undefined) return;
    const reason = isRequestError(error) ? error.message : errorCatalogue.INTERNAL.message;
    showToast({ type: 'error', message: (isOn ? texts.notAdded : texts.notRemoved)(naam, reason) });
  };
}
