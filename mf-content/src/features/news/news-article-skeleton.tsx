import { Skeleton } from '@portal/shared/ui';
import styles from './news-article-skeleton.module.css';

/** Skeleton of an article: title, date, text. */
export function NewsArticleSkeleton() {
  return (
    <div className={styles.article}>
      <Skeleton width="long" className={styles.title} />
      <Skeleton width="short" />
      <div className={styles.text}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <div className={styles.text}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
