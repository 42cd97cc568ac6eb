import { RATING_MAX } from '@portal/shared/contract';
import { starParts } from '@portal/shared/domain';
import { classNames } from './class-names';
import { StarFilledIcon } from './icons-animal';
import styles from './star-rating.module.css';

/** `rating` 1 to 5, tenths allowed; `count` reviews. Nothing is drawn when `count` is 0 or `rating` is null (spec § 2). */
export interface StarRatingProps {
  rating: number | null;
  count: number;
}

/** Stars with the number of reviews; the text alternative is 'Beoordeling 4,3 van 5, 12 recensies'. */
export function StarRating({ rating, count }: StarRatingProps) {
  if (count === 0 || rating === null) return null;
  const figure = rating.toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  const name = `Beoordeling ${figure} van ${RATING_MAX}, ${count} ${count === 1 ? 'recensie' : 'recensies'}`;
  return (
    <span className={styles.rating} role="img" aria-label={name}>
      <span className={styles.stars}>
        {starParts(rating).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          <span key={index} className={styles.star}>
            <StarFilledIcon size={18} className={styles.ground} />
            {part === 'empty' ? null : (
              <StarFilledIcon size={18} className={classNames(styles.fill, part === 'half' && styles.half)} />
            )}
          </span>
        ))}
      </span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.count}>({count})</span>
    </span>
  );
}
