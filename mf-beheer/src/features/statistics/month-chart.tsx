import type { StatisticsMonth } from '@portal/shared/contract';
import { classNames } from '@portal/shared/ui';
import type { Chart } from './charts';
import { messages } from './messages';
import styles from './month-chart.module.css';

const LOOKS = [styles.first, styles.second, styles.third];

/** 'nov', and the year below the first month and every January. */
export const monthName = (month: string) => messages.months[Number(month.slice(5)) - 1] ?? month;

/** Above a thousand in thousands: '1,2k' fits over a narrow bar. */
function shortNumber(value: number): string {
  if (value < 1000)
    return String(Math.round(value)).length > 2 ? String(Math.round(value)) : String(value).replace('.', ',');
  return `${(value / 1000).toFixed(value < 10_000 ? 1 : 0).replace('.', ',')}k`;
}

/** What stands over the bars of a month: the whole of a stack, the value of a single bar, nothing over several. */
function totalOf({ series, isStacked }: Chart, month: StatisticsMonth): number | null {
  if (series.length > 1 && !isStacked) return null;
  const values = series.map(({ figureOf }) => figureOf(month)).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** The highest stack or bar. */
function highest(chart: Chart, months: readonly StatisticsMonth[]): number {
  const values = months.flatMap((month) => [
    totalOf(chart, month) ?? 0,
    ...chart.series.map(({ figureOf }) => figureOf(month) ?? 0),
  ]);
  return Math.max(1, ...values);
}

/**
 * Twelve months as bars; every series has a pattern of its own beside its colour. A picture to who cannot see: the numbers stand in the table
 * below it.
 */
export function MonthChart({ chart, months }: { chart: Chart; months: readonly StatisticsMonth[] }) {
  const top = highest(chart, months);
  return (
    <>
      {chart.series.length > 1 ? <Legend chart={chart} /> : null}
      <div role="img" aria-label={messages.chartLabel(chart.title)} className={styles.chart}>
        {months.map((month) => (
          <MonthBars key={month.month} chart={chart} month={month} top={top} />
        ))}
      </div>
    </>
  );
}

function Legend({ chart }: { chart: Chart }) {
  return (
    <ul className={styles.legend}>
      {chart.series.map(({ label }, index) => (
        <li key={label} className={styles.entry}>
          <span className={classNames(styles.swatch, LOOKS[index])} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function MonthBars({ chart, month, top }: { chart: Chart; month: StatisticsMonth; top: number }) {
  const total = totalOf(chart, month);
  const isSideBySide = chart.series.length > 1 && !chart.isStacked;
  return (
    <div className={styles.month}>
      <span className={styles.total}>{total === null ? '' : shortNumber(total)}</span>
      <div className={classNames(styles.bars, isSideBySide && styles.beside)}>
        {chart.series.map(({ label, figureOf }, index) => (
          <span
            key={label}
            className={classNames(styles.bar, LOOKS[index])}
            style={{ height: `${((figureOf(month) ?? 0) / top) * 100}%` }}
          />
        ))}
      </div>
      <span className={styles.name}>{monthName(month.month)}</span>
    </div>
  );
}
