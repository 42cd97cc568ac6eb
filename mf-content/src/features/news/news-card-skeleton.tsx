import { cardStyles, classNames, Skeleton } from '@portal/shared/ui';
import styles from './news-card.module.css';

/** Skeleton of a card: date, title, two lines. */
export function NewsCardSkeleton() {
  return (
    <div className={classNames(cardStyles.card, styles.card)}>
      <div className={styles.date}>
        <Skeleton width="short" />
      </div>
      <div className={styles.title}>
        <Skeleton width="long" />
      </div>
      <div className={styles.lines}>
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
