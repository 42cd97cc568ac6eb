import { RATING_MAX } from '@portal/shared/contract';

const ofReviews = (count: number) => `${count} ${count === 1 ? 'recensie' : 'recensies'}`;

/** Texts of the reviews of a shelter; `checked` is the text of choice C20. */
export const messages = {
  title: 'Recensies',
  checked: 'Alleen mensen die via dit asiel een dier kregen, kunnen een recensie schrijven.',
  empty: 'Dit asiel heeft nog geen recensies.',
  outOf: `van ${RATING_MAX}`,
  count: ofReviews,
  histogram: 'Aantal recensies per aantal sterren',
  stars: (count: number) => (count === 1 ? '1 ster' : `${count} sterren`),
  given: (rating: number) => `${rating} van ${RATING_MAX} sterren`,
  changed: (date: string) => `aangepast op ${date}`,
  shown: (shown: number, total: number) => `U ziet ${shown} van ${ofReviews(total)}.`,
  more: 'Toon meer',
  moreFailed: 'Meer recensies konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  list: 'Recensies, nieuwste eerst',
} as const;
