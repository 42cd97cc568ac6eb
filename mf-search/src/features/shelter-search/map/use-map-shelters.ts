import { useSearchSheltersQuery } from '@portal/shared/api-slices';
import { PUBLIC_PAGE_SIZE_MAX, type ShelterQuery, type ShelterRow } from '@portal/shared/contract';

/** Every shelter of a search, for the map: the list below it has pages. Three calls hold 600 shelters, more than there are. */
export function useMapShelters(query: Pick<ShelterQuery, 'land' | 'q'>): {
  shelters: ShelterRow[];
  isError: boolean;
  refetch: () => void;
} {
  const page = (first: number) => ({ ...query, first, rows: PUBLIC_PAGE_SIZE_MAX });
  const one = useSearchSheltersQuery(page(1));
  const pages = one.currentData?.pagination.totalPages ?? 1;
  const two = useSearchSheltersQuery(page(2), { skip: pages < 2 });
  const three = useSearchSheltersQuery(page(3), { skip: pages < 3 });
  const shelters = [one, two, three].flatMap(({ currentData }) => currentData?.data ?? []);
  return { shelters, isError: one.isError, refetch: one.refetch };
}
