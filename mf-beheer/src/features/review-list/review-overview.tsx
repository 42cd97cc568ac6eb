import { ReviewTabQuery } from '@portal/shared/contract';
import { Button, EmptyState, StarIcon } from '@portal/shared/ui';
import { useTableQuery } from '@portal/shared/ui/table';
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
  const isFiltered = query.asiel !== undefined || query.status !== undefined;
  return (
    <>
      <p className={styles.explanation}>{messages.explanation}</p>
      <ReviewFilters query={query} onChange={change} />
      <TableBar found={found} total={messages.total} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows })}
        empty={<NoReviews isFiltered={isFiltered} onClear={() => change({ asiel: undefined, status: undefined })} />}
      >
        {(page) => <ReviewTable page={page} isBusy={found.isFetching} />}
      </PagedTable>
    </>
  );
}

function NoReviews({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={StarIcon} title={messages.empty}>
        {messages.emptyHint}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={StarIcon}
      title={messages.emptySearch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    >
      {messages.emptySearchHint}
    </EmptyState>
  );
}
