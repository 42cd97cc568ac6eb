import { AnimalGridSkeleton, Skeleton } from '@portal/shared/ui';
import cardStyles from './shelter-card.module.css';
import { ShelterLayout } from './shelter-layout';
import styles from './shelter-skeleton.module.css';

/** Skeleton of a shelter's page that is loading. */
export function ShelterSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.heading}>
        <Skeleton width="half" className={styles.name} />
        <Skeleton width="short" />
      </div>
      <ShelterLayout
        contact={
          <div className={cardStyles.card}>
            <Skeleton width="half" />
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton shape="block" className={styles.button} />
            <Skeleton shape="block" className={styles.button} />
          </div>
        }
        main={<AnimalGridSkeleton count={12} />}
      />
    </div>
  );
}
