import { classNames } from '@portal/shared/ui';
import styles from './bar-chart.module.css';
import type { Chart, ChartProps } from './chart';
import { messages } from './messages';

const LOOKS = [styles.first, styles.second, styles.third];

/** Above a thousand in thousands: '1,2k' fits over a narrow bar. */
function shortNumber(value: number): string {
  if (value < 1000)
    return String(Math.round(value)).length > 2 ? String(Math.round(value)) : String(value).replace('.', ',');
  return `${(value / 1000).toFixed(value < 10_000 ? 1 : 0).replace('.', ',')}k`;
}

/** What stands over the bars of a point: the whole of a stack, the value of a single bar, nothing over several. */
function totalOf<Point>({ series, isStacked }: Chart<Point>, point: Point): number | null {
  if (series.length > 1 && !isStacked) return null;
  const values = series.map(({ figureOf }) => figureOf(point)).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** The highest stack or bar. */
function highest<Point>(chart: Chart<Point>, points: readonly Point[]): number {
  const values = points.flatMap((point) => [
    totalOf(chart, point) ?? 0,
    ...chart.series.map(({ figureOf }) => figureOf(point) ?? 0),
  ]);
  return Math.max(1, ...values);
}

/**
 * Bars along an axis of months or days; every series has a pattern of its own beside its colour. A picture to who cannot see: the numbers
 * stand in the table below it.
 */
export function BarChart<Point>({ chart, axis, points }: ChartProps<Point>) {
  const top = highest(chart, points);
  return (
    <>
      {chart.series.length > 1 ? <Legend chart={chart} /> : null}
      <div
        role="img"
        aria-label={messages.chartLabel(chart.title)}
        className={styles.chart}
        style={{ ['--bars' as string]: points.length }}
      >
        {points.map((point) => (
          <Bars key={axis.keyOf(point)} chart={chart} point={point} name={axis.shortOf(point)} top={top} />
        ))}
      </div>
    </>
  );
}

function Legend<Point>({ chart }: { chart: Chart<Point> }) {
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

interface BarsProps<Point> {
  chart: Chart<Point>;
  point: Point;
  name: string;
  top: number;
}

function Bars<Point>({ chart, point, name, top }: BarsProps<Point>) {
  const total = totalOf(chart, point);
  const isSideBySide = chart.series.length > 1 && !chart.isStacked;
  return (
    <div className={styles.point}>
      <span className={styles.total}>{total === null ? '' : shortNumber(total)}</span>
      <div className={classNames(styles.bars, isSideBySide && styles.beside)}>
        {chart.series.map(({ label, figureOf }, index) => (
          <span
            key={label}
            className={classNames(styles.bar, LOOKS[index])}
            style={{ height: `${((figureOf(point) ?? 0) / top) * 100}%` }}
          />
        ))}
      </div>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
