import { lazyComponent } from '@portal/shared/ui';
import { useMayEdit } from '../../common/use-may-edit';
import type { StaffBarProps } from './staff-bar';
import styles from './staff-tools.module.css';

/** A file of its own: nobody but own staff and admins loads it (AN-022, AN-023). */
const LazyStaffBar = lazyComponent(async () => (await import('./staff-bar')).StaffBar, {
  pending: <div className={styles.reserved} />,
});

/** The bar for who may change the animal; for everybody else nothing at all. */
export function StaffTools(props: StaffBarProps) {
  return useMayEdit(props.animal) ? (
    <div className={styles.tools}>
      <LazyStaffBar {...props} />
    </div>
  ) : null;
}
