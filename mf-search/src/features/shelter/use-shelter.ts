import { useGetShelterQuery } from '@portal/shared/api-slices';
import { portalPath, type Shelter } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/session';
import type { LoadStateQuery } from '@portal/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A shelter by its number or key. `isMissing`: the api knows no such shelter, or the address holds no key. */
export interface ShelterState {
  query: LoadStateQuery<Shelter>;
  shelter: Shelter | undefined;
  /** When the api said it, in milliseconds. */
  answeredAt: number;
  isMissing: boolean;
}

/** Loads a shelter. One that was found by another name than its key (its number) stays while it is asked by its key. */
export function useShelter(id: string): ShelterState {
  const query = useGetShelterQuery(id);
  const shelter = query.currentData ?? (query.data?.uuidkey === id ? query.data : undefined);
  const isMissing = isRequestError(query.error) && (query.error.status === 404 || query.error.status === 400);
  return { query: { ...query, data: shelter }, shelter, answeredAt: query.fulfilledTimeStamp ?? 0, isMissing };
}

/** Puts the shelter's key in the place of its number in the address (C22); no step in the history. */
export function useKeyInAddress(shelter: Shelter | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const uuidkey = shelter?.uuidkey;
  useEffect(() => {
    if (uuidkey === undefined || !pathname.startsWith(portalPath.shelter('')) || pathname.includes(uuidkey)) return;
    navigate({ pathname: portalPath.shelter(uuidkey), search }, { replace: true });
  }, [uuidkey, pathname, search, navigate]);
}
