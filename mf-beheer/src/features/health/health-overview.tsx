import { LoadState, Skeleton } from '@portal/shared/ui';
import { useGetHealthReportQuery } from '../../endpoints/health';
import styles from './health.module.css';
import { HealthCards } from './health-cards';
import { HealthStatus } from './health-status';
import { useRefresh } from './use-refresh';

/** How the portal is doing, for admins: whether all is well, what to do when it is not, and the facts. */
export function HealthOverview() {
  const query = useGetHealthReportQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefresh(query.refetch);
  return (
    <LoadState query={query} skeleton={<HealthSkeleton />}>
      {(report) => (
        <div className={styles.overview}>
          <HealthStatus report={report} isBusy={query.isFetching} onRefresh={query.refetch} />
          <HealthCards report={report} />
        </div>
      )}
    </LoadState>
  );
}

/** In the shape of what comes. */
function HealthSkeleton() {
  return (
    <div className={styles.overview}>
      <Skeleton shape="block" className={styles.greyStatus} />
      <div className={styles.cards}>
        {['task', 'mail', 'backup', 'storage', 'release', 'process'].map((card) => (
          <Skeleton key={card} shape="block" className={styles.greyCard} />
        ))}
      </div>
    </div>
  );
}
