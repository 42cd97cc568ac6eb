import { classNames, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { type DataColumn, DataRow, ROLE } from './data-row';
import styles from './data-table.module.css';

/**
 * `label` names the table; `scrollHeight` is a CSS length above which the rows scroll under a header that stays; `isMuted` greys a row;
 * `hintOf` gives a row a tooltip, which stands at its header cell; `isBusy` while other rows are loading.
 */
export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  scrollHeight?: string;
  isMuted?: (row: Row) => boolean;
  hintOf?: (row: Row) => string | undefined;
  isBusy?: boolean;
}

/**
 * The table of staff screens: the browser's own, with the header in view, cards under 750 px, and a region of its own that the keyboard
 * can scroll. Paging, filters and data come from outside (`TablePager`, `SearchField`, `useTableQuery`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, scrollHeight, isMuted, hintOf, isBusy } = props;
  const { region, handleFocus, handleBlur } = useKeptFocus(rows);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would be one more landmark with a heading expected
    <div
      ref={region}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={styles.region}
      style={{ ['--scroll-height' as string]: scrollHeight }}
      aria-busy={isBusy || undefined}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <table {...ROLE.table} aria-label={label} className={styles.table}>
        <thead {...ROLE.group} className={styles.head}>
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          {rows.map((row) => (
            <DataRow key={keyOf(row)} columns={columns} row={row} isMuted={isMuted?.(row)} hint={hintOf?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column }: { column: DataColumn<Row> }) {
  return (
    <th
      {...ROLE.header}
      scope="col"
      aria-sort={column.sorted}
      className={classNames(styles.header, column.isNumber && styles.number)}
    >
      {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </th>
  );
}

/** When the row that had the focus is gone after a change, the table takes it: the keyboard goes on where it was. */
function useKeptFocus(rows: readonly unknown[]) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    region.current?.focus({ preventScroll: true });
  }, [rows]);
  return {
    region,
    handleFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    handleBlur: (event: FocusEvent) => {
      if (event.target.isConnected) focused.current = null;
    },
  };
}

/** Skeleton of a table whose rows are loading. */
export function DataTableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.region}>
      {Array.from({ length: rows + 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines are all alike
        <div key={index} className={styles.skeletonRow}>
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
