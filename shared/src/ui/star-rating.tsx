import { RATING_MAX } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import styles from './star-rating.module.css';
import { Stars } from './stars';

/** `rating` 1 to 5, tenths allowed; `count` reviews. Nothing is rendered when `count` is 0 or `rating` is null. */
export interface StarRatingProps {
  rating: number | null;
  count: number;
}

/** Stars with the number of reviews; the text alternative is 'Beoordeling 4,3 van 5, 12 recensies'. */
export function StarRating({ rating, count }: StarRatingProps) {
  if (count === 0 || rating === null) return null;
  const figure = numberText(rating);
  const name = `Beoordeling ${figure} van ${RATING_MAX}, ${count} ${count === 1 ? 'recensie' : 'recensies'}`;
  return (
    <span className={styles.rating} role="img" aria-label={name}>
      <Stars rating={rating} />
      <span className={styles.figure}>{figure}</span>
      <span className={styles.count}>({count})</span>
    </span>
  );
}
