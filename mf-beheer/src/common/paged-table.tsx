import { Button, LoadState, type LoadStateQuery, RetryIcon, useLastPage } from '@portal/shared/ui';
import { DataTableSkeleton, TablePager, type TableQuery } from '@portal/shared/ui/table';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './paged-table.module.css';

interface Page {
  data: readonly unknown[];
  pagination: { totalRecords: number; totalPages: number };
}

/** `currentData` is the answer to the page of the address, `data` the last one that came. */
type Found<T> = LoadStateQuery<T> & { currentData?: T | undefined };

interface PagedTableProps<T extends Page> {
  table: Pick<TableQuery<{ first: number; rows: number }>, 'query' | 'hrefOf'>;
  found: Found<T>;
  onRows: (rows: number) => void;
  empty: ReactNode;
  /** The table of a page. */
  children: (page: T) => ReactNode;
}

/** A table of the staff with its pager; a page beyond the last leads to the last. */
export function PagedTable<T extends Page>({ table, found, onRows, empty, children }: PagedTableProps<T>) {
  const { first, rows } = table.query;
  const isBeyond = useLastPage(first, found.currentData?.pagination.totalPages, table.hrefOf);
  return (
    <LoadState
      query={{ ...found, data: isBeyond ? undefined : found.data }}
      skeleton={<DataTableSkeleton rows={rows} />}
      isEmpty={({ data }) => data.length === 0}
      empty={empty}
    >
      {(page) => (
        <>
          {children(page)}
          <TablePager page={first} rows={rows} pagination={page.pagination} hrefOf={table.hrefOf} onRows={onRows} />
        </>
      )}
    </LoadState>
  );
}

/** The number of rows in words, and the button that asks again. */
export function TableBar({ found, total }: { found: Found<Page>; total?: (count: number) => string }) {
  const count = found.data?.pagination.totalRecords;
  return (
    <div className={styles.bar}>
      {total ? <p className={styles.total}>{count === undefined ? null : total(count)}</p> : null}
      <Button variant="quiet" icon={RetryIcon} isBusy={found.isFetching} onClick={() => void found.refetch()}>
        {messages.refresh}
      </Button>
    </div>
  );
}
