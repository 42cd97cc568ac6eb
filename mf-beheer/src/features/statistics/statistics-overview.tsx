import { LoadState, Skeleton } from '@portal/shared/ui';
import { type StatisticsArg, useGetStatisticsQuery } from '../../endpoints/statistics';
import { ChartCard } from './chart-card';
import { CHARTS } from './charts';
import { messages } from './messages';
import styles from './statistics.module.css';

/** The figures of twelve months, of a shelter or of all; `subject` is whose, for the files. */
export function StatisticsOverview({ of, subject }: { of: StatisticsArg; subject: string }) {
  const found = useGetStatisticsQuery(of);
  return (
    <>
      <p className={styles.intro}>{messages.intro}</p>
      <LoadState query={found} skeleton={<StatisticsSkeleton />}>
        {({ months }) => (
          <div className={styles.cards}>
            {CHARTS.map((chart) => (
              <ChartCard key={chart.key} chart={chart} months={months} subject={subject} />
            ))}
          </div>
        )}
      </LoadState>
    </>
  );
}

function StatisticsSkeleton() {
  return (
    <div className={styles.cards}>
      {CHARTS.map(({ key }) => (
        <div key={key} className={styles.card}>
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
