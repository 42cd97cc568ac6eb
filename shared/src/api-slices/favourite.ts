import { type AnimalCard, apiPath, FavouriteAnswer, FavouriteList } from '@portal/shared/contract';
import * as z from 'zod/mini';
import { baseApi } from './base-api';
import { injectOwned } from './inject-owned';

const favouriteApi = injectOwned('shared', (build) => ({
  /** The own favourites, newest first (C13); only asked while somebody is signed in. */
  listFavourites: build.query<AnimalCard[], void, FavouriteList>({
    query: () => ({ url: apiPath.favourites() }),
    rawResponseSchema: FavouriteList,
    transformResponse: (answer) => answer.data.items,
    providesTags: [{ type: 'Favourite', id: 'LIST' }],
  }),
  /** Keeps an animal or keeps it no longer; twice the same is as once. 403 the own shelter's, 404 unknown, 410 gone (AP-026). */
  setFavourite: build.mutation<unknown, { uuidkey: string; isOn: boolean }>({
    query: ({ uuidkey, isOn }) => ({ url: apiPath.favourite(uuidkey), method: isOn ? 'PUT' : 'DELETE' }),
    rawResponseSchema: z.nullable(FavouriteAnswer),
  }),
}));

export const { useListFavouritesQuery } = favouriteApi;

/** Asks the api to keep an animal, or to keep it no longer. */
export const setFavourite = (uuidkey: string, isOn: boolean) =>
  favouriteApi.endpoints.setFavourite.initiate({ uuidkey, isOn });

/** Shows an animal in the list of favourites, or no longer, before the api knows; nothing while the list is not there. */
export const favouriteShown = (animal: AnimalCard, isOn: boolean) =>
  favouriteApi.util.updateQueryData('listFavourites', undefined, (list) => {
    const others = list.filter(({ uuidkey }) => uuidkey !== animal.uuidkey);
    if (isOn && others.length === list.length) list.unshift(animal);
    return isOn ? undefined : others;
  });

/** Asks for the list of favourites again, once what runs has come. */
export const favouritesChanged = () => baseApi.util.invalidateTags([{ type: 'Favourite', id: 'LIST' }]);
