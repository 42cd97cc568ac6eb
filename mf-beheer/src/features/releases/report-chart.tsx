import type { ManagedPart, ManagedRelease } from '@portal/shared/contract';
import { BarChart } from '../../common/chart/bar-chart';
import type { Axis, Chart, Series } from '../../common/chart/chart';
import { ChartNumbers } from '../../common/chart/chart-numbers';
import { messages, partTitle } from './messages';
import styles from './releases.module.css';

/** As many patterns as the chart has. */
const SERIES_MAX = 3;

/** '2026-11-23': '23' below a bar, '23-11' in the table. */
const DAYS: Axis<string> = {
  title: messages.day,
  keyOf: (day) => day,
  shortOf: (day) => day.slice(8),
  longOf: (day) => `${day.slice(8)}-${day.slice(5, 7)}`,
};

const nameOf = ({ version, build }: ManagedRelease) => `${version} ${build.slice(0, 8)}`;

const countOf = (release: ManagedRelease, key: 'loads' | 'failures') => (day: string) =>
  release.days.find((reported) => reported.day === day)?.[key] ?? 0;

const failuresOf = (release: ManagedRelease): Series<string> => ({
  label: messages.failures(nameOf(release)),
  figureOf: countOf(release, 'failures'),
});
const loadsOf = (release: ManagedRelease): Series<string> => ({
  label: messages.loads(nameOf(release)),
  figureOf: countOf(release, 'loads'),
});

const hasFailed = ({ days }: ManagedRelease) => days.some(({ failures }) => failures > 0);

/** What browsers reported about a part per day: failures by release as bars when there are any, those and the sample of successes as a table. */
export function ReportChart({ part, days }: { part: ManagedPart; days: readonly string[] }) {
  const reported = part.releases.filter((release) => release.days.length > 0).slice(0, SERIES_MAX);
  if (reported.length === 0) return <p className={styles.quiet}>{messages.noReports}</p>;
  const title = messages.chart(partTitle(part.name));
  const chart: Chart<string> = { title, isStacked: true, series: reported.map(failuresOf) };
  const numbers: Chart<string> = {
    title,
    series: reported.flatMap((release) => [loadsOf(release), failuresOf(release)]),
  };
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      {reported.some(hasFailed) ? (
        <BarChart chart={chart} axis={DAYS} points={days} />
      ) : (
        <p className={styles.quiet}>{messages.noFailures}</p>
      )}
      <ChartNumbers chart={numbers} axis={DAYS} points={days} />
    </div>
  );
}
