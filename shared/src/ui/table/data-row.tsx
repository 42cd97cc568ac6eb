import { classNames, useTooltip } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/**
 * A column. `isSelector` chooses its row: in the corner of a card. `isHeaderHidden` keeps the header for assistive technology alone,
 * `isRowHeader` names the row (one column), `isNumber` sets figures under each other, `isMedia` is a picture: as narrow as it can be, on the left
 * of a card; `sorted` says the order in which the api gives the rows.
 */
export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isHeaderHidden?: boolean;
  isRowHeader?: boolean;
  isNumber?: boolean;
  isMedia?: boolean;
  isSelector?: boolean;
  sorted?: 'ascending' | 'descending';
}

/** Said out loud, because cards (under 750 px) change `display`, and some browsers then forget that this is a table. */
export const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface DataRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  row: Row;
  isMuted: boolean | undefined;
  hint: string | undefined;
}

/** One row. Its hint appears when the pointer or the focus is anywhere in the row (C44). */
export function DataRow<Row>({ columns, row, isMuted, hint }: DataRowProps<Row>) {
  const { id, isOpen, listeners, bubble } = useTooltip(hint);
  return (
    <tr
      {...ROLE.row}
      {...listeners}
      aria-describedby={isOpen ? id : undefined}
      className={classNames(styles.row, isMuted && styles.muted)}
    >
      {columns.map((column) => (
        <BodyCell key={column.key} column={column} row={row} hint={column.isRowHeader ? bubble : null} />
      ))}
    </tr>
  );
}

function BodyCell<Row>({ column, row, hint }: { column: DataColumn<Row>; row: Row; hint: ReactNode }) {
  const className = classNames(
    styles.cell,
    column.isNumber && styles.number,
    column.isMedia && styles.media,
    column.isSelector && styles.selector,
  );
  if (column.isRowHeader)
    return (
      <th {...ROLE.rowHeader} scope="row" className={classNames(className, styles.rowHeader)}>
        {column.cell(row)}
        {hint}
      </th>
    );
  return (
    <td {...ROLE.cell} className={className}>
      {column.isHeaderHidden ? null : (
        <span aria-hidden="true" className={styles.cellLabel}>
          {column.header}
        </span>
      )}
      <div className={styles.content}>{column.cell(row)}</div>
    </td>
  );
}
