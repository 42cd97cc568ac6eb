import { ReviewTabQuery } from '@portal/shared/contract';
import { StarIcon } from '@portal/shared/ui';
import { useTableQuery } from '@portal/shared/ui/table';
import { NoRows } from '../../common/no-rows';
import { PagedTable, TableBar } from '../../common/paged-table';
import { useListReviewsQuery } from '../../endpoints/review';
import { messages } from './messages';
import { ReviewFilters } from './review-filters';
import styles from './review-list.module.css';
import { ReviewTable } from './review-table';

/** Reviews of all shelters, newest first, by shelter and by what is hidden (RE-021, C56); the address holds what is asked. */
export function ReviewOverview() {
  const table = useTableQuery(ReviewTabQuery);
  const { change } = table;
  const { tab: _ofAddress, ...query } = table.query;
  const found = useListReviewsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={styles.explanation}>{messages.explanation}</p>
      <ReviewFilters query={query} onChange={change} />
      <TableBar found={found} total={messages.total} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows })}
        empty={
          <NoRows
            icon={StarIcon}
            texts={messages}
            isFiltered={query.asiel !== undefined || query.status !== undefined}
            onClear={() => change({ asiel: undefined, status: undefined })}
          />
        }
      >
        {(page) => <ReviewTable page={page} isBusy={found.isFetching} />}
      </PagedTable>
    </>
  );
}
