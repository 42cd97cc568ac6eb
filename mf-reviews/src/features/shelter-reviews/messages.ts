import { RATING_MAX } from '@portal/shared/contract';

const ofReviews = (count: number) => `${count} ${count === 1 ? 'recensie' : 'recensies'}`;

/** Texts of the reviews of a shelter. */
export const messages = {
  title: 'Recensies',
  empty: 'Dit asiel heeft nog geen recensies.',
  outOf: `van ${RATING_MAX}`,
  count: ofReviews,
  histogram: 'Aantal recensies per aantal sterren',
  stars: (count: number) => (count === 1 ? '1 ster' : `${count} sterren`),
  given: (rating: number) => `${rating} van ${RATING_MAX} sterren`,
  shown: (shown: number, total: number) => `U ziet ${shown} van ${ofReviews(total)}.`,
  more: 'Toon meer',
  moreFailed: 'Meer recensies konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  list: 'Recensies, nieuwste eerst',
  toAnswer: 'Antwoorden',
  toAnswerOf: (name: string, date: string) => `Antwoorden op de recensie van ${name} van ${date}`,
  open: 'Recensie openen',
  openOf: (name: string, date: string) => `Recensie van ${name} van ${date} openen`,
} as const;
