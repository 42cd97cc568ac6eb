import { LOCAL_ENVIRONMENT } from '@portal/shared/domain';
import { usePortalConfig } from '@portal/shared/session';
import { EmptyState, LoadState, Skeleton } from '@portal/shared/ui';
import { useListFeaturesQuery } from '../../endpoints/feature';
import { FeatureCard } from './feature-card';
import styles from './feature-flags.module.css';
import { messages } from './messages';

/** The feature flags, each with where and for whom it is on (C41). */
export function FeatureOverview() {
  const { environment } = usePortalConfig();
  const query = useListFeaturesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.overview}>
      <div>
        <p>{messages.explanation}</p>
        <p className={styles.quiet}>
          {messages.environmentNow(environment)} {environment === LOCAL_ENVIRONMENT ? messages.everythingOn : ''}
        </p>
      </div>
      <LoadState
        query={query}
        skeleton={<Skeleton shape="block" className={styles.grey} />}
        empty={<EmptyState title={messages.empty} />}
      >
        {(features) => features.map((feature) => <FeatureCard key={feature.alias} feature={feature} />)}
      </LoadState>
    </div>
  );
}
