import * as z from 'zod/mini';
import { AnimalCard } from './animal';
import { LOCAL_FAVOURITES_MAX } from './constants';
import { itemOf, itemsOf } from './envelope';
import { flag, uuidkey } from './wire';

/** `GET favorite` (C13): cards, newest favourite first; a placed one stays, archived and preview ones are left out. */
export const FavouriteList = itemsOf(AnimalCard);
export type FavouriteList = z.infer<typeof FavouriteList>;

/** `PUT favorite/{uuidkey}`; `DELETE favorite/{uuidkey}` answers 204. The same call twice gives the same answer. */
export const FavouriteAnswer = itemOf(z.object({ uuidkey, favorite: flag }));
export type FavouriteAnswer = z.infer<typeof FavouriteAnswer>;

/** The favourites of a visitor in local storage: uuidkeys, newest first (C13). */
export const LocalFavourites = z.array(uuidkey).check(z.maxLength(LOCAL_FAVOURITES_MAX));
export type LocalFavourites = z.infer<typeof LocalFavourites>;
