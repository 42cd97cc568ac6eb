import { type AnimalCard, apiPath, FavouriteAnswer, FavouriteList } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { baseApi } from './base-api';
import { injectOwned } from './inject-owned';

/** `animal` is shown in the list, or no longer, before the api has answered; without it the list waits. */
interface FavouriteChange {
  uuidkey: string;
  isOn: boolean;
  animal?: AnimalCard;
}

/** The last change of each animal that is in flight: two clicks in a row reach the api in their order. */
const inFlight = new Map<string, PromiseLike<unknown>>();

const favouriteApi = injectOwned('shared', (build) => ({
  /** The own favourites, newest first (C13); only fetched while somebody is signed in. */
  listFavourites: build.query<AnimalCard[], void, FavouriteList>({
    query: () => ({ url: apiPath.favourites() }),
    rawResponseSchema: FavouriteList,
    transformResponse: (answer) => answer.data.items,
    providesTags: [{ type: 'Favourite', id: 'LIST' }],
  }),
  /** Keeps an animal or keeps it no longer; idempotent. 403 the own shelter's, 404 unknown, 410 gone (AP-026). */
  setFavourite: build.mutation<unknown, FavouriteChange>({
    async queryFn({ uuidkey, isOn }, _api, _options, baseQuery) {
      const send = () => baseQuery({ url: apiPath.favourite(uuidkey), method: isOn ? 'PUT' : 'DELETE' });
      const answer = Promise.resolve(inFlight.get(uuidkey)).then(send);
      inFlight.set(uuidkey, answer);
      const result = await answer;
      if (inFlight.get(uuidkey) === answer) inFlight.delete(uuidkey);
      return result;
    },
    responseSchema: z.nullable(FavouriteAnswer),
    async onQueryStarted({ animal, isOn }, { dispatch, getState, queryFulfilled }) {
      if (!animal) return;
      dispatch(shown(animal, isOn));
      // The opposite change, not `patch.undo`: its array positions would take back what was clicked meanwhile.
      await queryFulfilled.catch(() => dispatch(shown(animal, !isOn)));
      const { data } = favouriteApi.endpoints.listFavourites.select()(getState());
      if (data === undefined) dispatch(favouritesChanged());
    },
  }),
}));

export const { useListFavouritesQuery, useSetFavouriteMutation } = favouriteApi;

/** Asks the api to keep an animal, or to keep it no longer. */
export const setFavourite = (change: FavouriteChange) => favouriteApi.endpoints.setFavourite.initiate(change);

/** Changes the list that is shown; nothing while it is not there. */
const shown = (animal: AnimalCard, isOn: boolean) =>
  favouriteApi.util.updateQueryData('listFavourites', undefined, (list) => {
    const others = list.filter(({ uuidkey }) => uuidkey !== animal.uuidkey);
    return isOn ? [animal, ...others] : others;
  });

/** Refetches the list of favourites once the requests in flight have settled. */
export const favouritesChanged = () => baseApi.util.invalidateTags([{ type: 'Favourite', id: 'LIST' }]);
