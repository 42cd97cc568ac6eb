import type { StatisticsMonth } from '@portal/shared/contract';
import { csvText } from '@portal/shared/domain';
import { saveFile } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useId } from 'react';
import { BarChart } from '../../common/chart/bar-chart';
import { ChartNumbers } from '../../common/chart/chart-numbers';
import type { StatisticsChart } from './charts';
import { messages } from './messages';
import { MONTHS } from './months';
import styles from './statistics.module.css';

/** `subject` names whose figures they are, in the file and its name. */
interface ChartCardProps {
  chart: StatisticsChart;
  months: readonly StatisticsMonth[];
  subject: string;
}

/** One chart with its numbers as a table and as a file. */
export function ChartCard({ chart, months, subject }: ChartCardProps) {
  const id = useId();
  const { title, hint, series } = chart;
  const download = () => {
    const header = [MONTHS.title, ...series.map(({ label }) => label)];
    const rows = months.map((month) => [month.month, ...series.map(({ figureOf }) => figureOf(month))]);
    saveFile(messages.fileName(title, subject), 'text/csv;charset=utf-8', csvText([[title, subject], header, ...rows]));
  };
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.hint}>{hint}</p>
      <BarChart chart={chart} axis={MONTHS} points={months} />
      <ChartNumbers chart={chart} axis={MONTHS} points={months} />
      <Button variant="quiet" aria-label={messages.downloadOf(title)} onClick={download}>
        {messages.download}
      </Button>
    </section>
  );
}
