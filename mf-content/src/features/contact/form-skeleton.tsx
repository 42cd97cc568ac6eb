import { Skeleton } from '@portal/shared/ui';
import styles from './contact.module.css';

const FIELDS = ['a', 'b', 'c', 'd', 'e'];

/** A form on its way: as many fields as it will have. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {FIELDS.map((field) => (
        <div key={field}>
          <Skeleton width="short" />
          <Skeleton shape="block" className={styles.control} />
        </div>
      ))}
    </div>
  );
}
