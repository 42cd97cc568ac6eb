import { VisuallyHidden } from '@portal/shared/ui';
import type { ChartProps } from './chart';
import styles from './chart-numbers.module.css';
import { messages } from './messages';

/** The numbers of a chart as a table, which somebody opens. */
export function ChartNumbers<Point>(props: ChartProps<Point>) {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>{messages.numbers}</summary>
      <Numbers {...props} />
    </details>
  );
}

function Numbers<Point>({ chart: { title, series }, axis, points }: ChartProps<Point>) {
  return (
    <table aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{axis.title}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={styles.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={axis.keyOf(point)}>
            <th scope="row">{axis.longOf(point)}</th>
            {series.map(({ label, figureOf }) => (
              <td key={label} className={styles.number}>
                <Value value={figureOf(point)} />
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
