import { type MailRow, MailTabQuery } from '@portal/shared/contract';
import { MailIcon } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/form';
import { useTableQuery } from '@portal/shared/ui/table';
import { useState } from 'react';
import { NoRows } from '../../common/no-rows';
import { PagedTable, TableBar } from '../../common/paged-table';
import { useListMailsQuery } from '../../endpoints/mail';
import { MailDialog } from './mail-dialog';
import styles from './mail-outbox.module.css';
import { MailTable } from './mail-table';
import { messages } from './messages';

/** The outbox, newest first, by receiver and page (BE-031, C40); the address holds what is asked. */
export function MailOverview() {
  const table = useTableQuery(MailTabQuery);
  const { change } = table;
  const { tab: _ofAddress, ...query } = table.query;
  const found = useListMailsQuery(query, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<MailRow | null>(null);
  return (
    <>
      <p className={styles.explanation}>{messages.explanation}</p>
      <div className={styles.search}>
        <SearchField
          name="search"
          label={messages.search}
          maxLength={254}
          value={query.search ?? ''}
          onSearch={(search) => change({ search })}
        />
      </div>
      <TableBar found={found} total={messages.total} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows })}
        empty={
          <NoRows
            icon={MailIcon}
            texts={messages}
            isFiltered={query.search !== undefined}
            onClear={() => change({ search: undefined })}
          />
        }
      >
        {(page) => <MailTable page={page} isBusy={found.isFetching} onOpen={setOpened} />}
      </PagedTable>
      {opened ? <MailDialog mail={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
