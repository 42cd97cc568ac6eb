import { type AnimalFilter, FIT_SORT, type FitProfile } from '@portal/shared/contract';
import { logError, useFitProfile } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import type { PageSearch } from '../../common/animal-filter/search-address';
import { useGetFitIndexQuery } from '../../endpoints/animal-fit';

/** `off`: another order, or no answers; `waiting`: not known yet; `failed`: the order cannot be made; else the animals of the page. */
export type FitPage = 'off' | 'waiting' | 'failed' | readonly number[];

interface Ordered {
  dieren: string;
  profile: FitProfile;
  ids: readonly number[];
}

/**
 * The ids of the page in the order 'Best passend' (C62): the browser orders what the api found, so that no answer leaves it. The code for it is
 * fetched when somebody chooses the order.
 */
export function useFitPage({ sort, first, rows, ...filter }: PageSearch, isPaused: boolean): FitPage {
  const profile = useFitProfile();
  const isOn = sort === FIT_SORT && profile !== null && !isPaused;
  const { currentData, isError } = useGetFitIndexQuery(filter satisfies AnimalFilter, { skip: !isOn });
  const [ordered, setOrdered] = useState<Ordered | 'failed' | null>(null);
  const dieren = currentData?.dieren;
  useEffect(() => {
    if (!isOn || dieren === undefined) return;
    let isCurrent = true;
    const failed = (error: unknown) => {
      logError('The order by what fits did not load', error);
      if (isCurrent) setOrdered('failed');
    };
    import('./fit-order')
      .then(({ fitOrder }) => isCurrent && setOrdered({ dieren, profile, ids: fitOrder(dieren, profile) }))
      .catch(failed);
    return () => {
      isCurrent = false;
    };
  }, [isOn, dieren, profile]);
  if (!isOn) return 'off';
  if (isError || ordered === 'failed') return 'failed';
  if (ordered === null || ordered.dieren !== dieren || ordered.profile !== profile) return 'waiting';
  return ordered.ids.slice((first - 1) * rows, first * rows);
}
