import { RATING_MAX, RATING_MIN, type ReviewForm } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'rating';

function ratingOf(text: string | null): number | null {
  const rating = /^\d$/.test(text ?? '') ? Number(text) : 0;
  return rating >= RATING_MIN && rating <= RATING_MAX ? rating : null;
}

/**
 * The stars that a link of the mail chose (`?rating=4`); null without one. For a new review they are sent once and then leave the address,
 * so that a reload sends nothing (RE-006, C20).
 */
export function useRatingOfAddress(isNew: boolean, send: (form: ReviewForm) => Promise<unknown>): number | null {
  const [params, setParams] = useSearchParams();
  const [rating] = useState(() => ratingOf(params.get(NAME)));
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || !params.has(NAME)) return;
    hasStarted.current = true;
    const leaveAddress = () =>
      setParams(
        (present) => {
          present.delete(NAME);
          return present;
        },
        { replace: true },
      );
    if (rating === null || !isNew) leaveAddress();
    else void send({ rating, message: null, anonymous: 0 }).then(leaveAddress);
  }, [params, rating, isNew, send, setParams]);
  return rating;
}
