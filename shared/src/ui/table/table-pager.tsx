import { STAFF_PAGE_SIZES } from '@portal/shared/contract';
import { Pagination } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { TABLE_MESSAGES } from './messages';
import styles from './table-pager.module.css';

/** `page` from 1, `rows` per page, totals of the answer; `hrefOf` gives the address of a page. */
export interface TablePagerProps {
  page: number;
  rows: number;
  pagination: { totalRecords: number; totalPages: number };
  hrefOf: (page: number) => string;
  onRows: (rows: number) => void;
}

/** Which rows are shown (said aloud when that changes), the pages, and 5, 10, 15, 20 or 50 rows per page (C33). */
export function TablePager({ page, rows, pagination: { totalRecords, totalPages }, hrefOf, onRows }: TablePagerProps) {
  const from = (page - 1) * rows + 1;
  const shown = TABLE_MESSAGES.shown(from, Math.min(page * rows, totalRecords), totalRecords);
  return (
    <div className={styles.pager}>
      <p role="status" className={styles.shown}>
        {totalRecords === 0 ? TABLE_MESSAGES.none : shown}
      </p>
      <Pagination page={page} pageCount={totalPages} hrefOf={hrefOf} label={TABLE_MESSAGES.pages} />
      <div className={styles.rows}>
        <SelectField
          name="rows"
          label={TABLE_MESSAGES.rowsLabel}
          isLabelHidden
          value={String(rows)}
          options={STAFF_PAGE_SIZES.map((size) => ({ value: String(size), label: TABLE_MESSAGES.rowsOption(size) }))}
          onChange={(value) => onRows(Number(value))}
        />
      </div>
    </div>
  );
}
