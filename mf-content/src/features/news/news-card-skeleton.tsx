import { cardStyles, classNames, Skeleton } from '@portal/shared/ui';
import styles from './news-card.module.css';

/** Skeleton of a card: picture, date, title, two lines. */
export function NewsCardSkeleton({ isUpright = false }: { isUpright?: boolean }) {
  return (
    <div className={classNames(cardStyles.card, styles.card, isUpright && styles.upright)}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.words}>
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
    </div>
  );
}
