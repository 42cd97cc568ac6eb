import type { StatisticsMonth } from '@portal/shared/contract';
import { csvText } from '@portal/shared/domain';
import { saveFile } from '@portal/shared/session';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { useId } from 'react';

import type { Chart } from './charts';
import { messages } from './messages';
import { MonthChart, monthName } from './month-chart';
import styles from './statistics.module.css';

/** `subject` names whose figures they are, in the file and its name. */
interface ChartCardProps {
  chart: Chart;
  months: readonly StatisticsMonth[];
  subject: string;
}

/** One chart with its numbers as a table and as a file. */
export function ChartCard({ chart, months, subject }: ChartCardProps) {
  const id = useId();
  const { title, hint, series } = chart;
  const download = () => {
    const header = [messages.month, ...series.map(({ label }) => label)];
    const rows = months.map((month) => [month.month, ...series.map(({ figureOf }) => figureOf(month))]);
    saveFile(messages.fileName(title, subject), 'text/csv;charset=utf-8', csvText([[title, subject], header, ...rows]));
  };
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.hint}>{hint}</p>
      <MonthChart chart={chart} months={months} />
      <details className={styles.numbers}>
        <summary className={styles.summary}>{messages.numbers}</summary>
        <Numbers chart={chart} months={months} />
      </details>
      <Button variant="quiet" aria-label={messages.downloadOf(title)} onClick={download}>
        {messages.download}
      </Button>
    </section>
  );
}

function Numbers({ chart: { title, series }, months }: Pick<ChartCardProps, 'chart' | 'months'>) {
  return (
    <table aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.month}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">
              {monthName(month.month)} {month.month.slice(0, 4)}
            </th>
            {series.map(({ label, figureOf }) => (
              <td key={label} className={styles.number}>
                <Value value={figureOf(month)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: number | null }) {
  if (value !== null) return String(value).replace('.', ',');
  return (
    <>
      <span aria-hidden="true">{messages.none}</span>
      <VisuallyHidden>{messages.noneAloud}</VisuallyHidden>
    </>
  );
}
