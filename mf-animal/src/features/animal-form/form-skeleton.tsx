import { Skeleton } from '@portal/shared/ui';
import styles from './animal-form.module.css';

/** Stands in the dialog until its form can be filled in. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['short', 'full', 'short', 'full', 'short', 'full'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines without a name
        <Skeleton key={index} width={width as 'short' | 'full'} />
      ))}
    </div>
  );
}
