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
  const name = `Beoordeling ${figure} van 5, ${count} ${count === 1 ? 'recensie' : 'recensies'}`;
  return (
    <span className={styles.rating} role="img" aria-label={name}>
      <span className={styles.stars}>
        <FiveStars className={styles.empty} />
        <span className={styles.filled} style={{ width: `${(rating / 5) * 100}%` }}>
          <FiveStars />
        </span>
      </span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.count}>({count})</span>
    </span>
  );
}

function FiveStars({ className }: { className?: string }) {
  return (
    <span className={`${styles.row} ${className ?? ''}`}>
      <StarFilledIcon size={18} />
      <StarFilledIcon size={18} />
      <StarFilledIcon size={18} />
      <StarFilledIcon size={18} />
      <StarFilledIcon size={18} />
    </span>
  );
}
