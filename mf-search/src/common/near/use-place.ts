import type { AnimalCard, Place } from '@portal/shared/contract';
import { wholeKm } from '@portal/shared/domain';
import { useHomePlace } from '@portal/shared/session';
import { useListPlacesQuery } from '../../endpoints/places';

/** The place with a number. The list is asked only for one that this browser does not remember. */
export function usePlace(id: number | undefined): Place | undefined {
  const { home } = useHomePlace();
  const isHome = home !== null && home.id === id;
  const { data } = useListPlacesQuery(undefined, { skip: id === undefined || isHome });
  if (id === undefined) return undefined;
  return isHome ? home : data?.find((place) => place.id === id);
}

/** Kilometres for the cards: from the place that is searched around, otherwise from where the visitor lives. */
export function useDistanceOf(plaats?: number): (animal: Pick<AnimalCard, 'asiel'>) => number | undefined {
  const { home } = useHomePlace();
  const from = usePlace(plaats) ?? home;
  return ({ asiel }) => wholeKm(from, asiel);
}
