import { useGetShelterQuery } from '@portal/shared/api-slices';
import type { ShelterSlotProps } from '@portal/shared/contract';
import { logError } from '@portal/shared/session';
import { StarRating } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Stars and number of reviews of a shelter (RE-018). Nothing when it has none (AN-009), while it loads, or when it does not load. */
export function ShelterRating({ uuidkey }: ShelterSlotProps) {
  const { currentData: shelter, error } = useGetShelterQuery(uuidkey);
  useEffect(() => {
    if (error !== undefined) logError('The rating of a shelter could not be loaded.', error);
  }, [error]);
  return shelter ? <StarRating rating={shelter.rating} count={shelter.ratingcount} /> : null;
}
