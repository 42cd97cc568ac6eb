import { EmptyState, LoadState, Skeleton } from '@portal/shared/ui';
import { useGetReleasesQuery } from '../../endpoints/release';
import { messages } from './messages';
import { PartCard } from './part-card';
import styles from './releases.module.css';

/** What runs, per part of the portal (C59). */
export function ReleaseOverview() {
  const query = useGetReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.overview}>
      <p>{messages.explanation}</p>
      <LoadState
        query={query}
        skeleton={<Skeleton shape="block" className={styles.grey} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={messages.empty} />}
      >
        {({ generation, days, items }) =>
          items.map((part) => <PartCard key={part.name} part={part} generation={generation} days={days} />)
        }
      </LoadState>
    </div>
  );
}
