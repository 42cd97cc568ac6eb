import { ADMIN_TABLE_SCROLL_HEIGHT, FailedTaskTabQuery, type TaskRow } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { EmptyState, MailIcon } from '@portal/shared/ui';
import { type DataColumn, DataTable, useTableQuery } from '@portal/shared/ui/table';
import { PagedTable, TableBar } from '../../common/paged-table';
import { useListFailedTasksQuery } from '../../endpoints/task';
import { messages } from './messages';

const { columns } = messages;

const COLUMNS: readonly DataColumn<TaskRow>[] = [
  { key: 'task', header: columns.task, isRowHeader: true, cell: ({ topic }) => topic },
  {
    key: 'failed',
    header: columns.failed,
    isNumber: true,
    cell: ({ dead_at, run_at }) => formatDate(dead_at ?? run_at),
  },
  { key: 'attempts', header: columns.attempts, isNumber: true, cell: ({ attempts }) => attempts },
  { key: 'error', header: columns.error, cell: ({ error }) => error ?? messages.noError },
];

/** The jobs that are tried no more, newest first; the address holds the page. */
export function FailedTaskOverview() {
  const table = useTableQuery(FailedTaskTabQuery);
  const { tab: _ofAddress, ...query } = table.query;
  const found = useListFailedTasksQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p>{messages.explanation}</p>
      <TableBar found={found} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => table.change({ rows })}
        empty={
          <EmptyState icon={MailIcon} title={messages.empty}>
            {messages.emptyHint}
          </EmptyState>
        }
      >
        {(page) => (
          <DataTable
            label={messages.table}
            columns={COLUMNS}
            rows={page.data}
            keyOf={({ id }) => String(id)}
            scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
            isBusy={found.isFetching}
          />
        )}
      </PagedTable>
    </>
  );
}
