import { AccountQuery, UserType } from '@portal/shared/contract';
import { UserIcon } from '@portal/shared/ui';
import { CheckboxGroup, SearchField } from '@portal/shared/ui/form';
import { useTableQuery } from '@portal/shared/ui/table';
import { NothingFound } from '../../common/no-rows';
import { PagedTable, TableBar } from '../../common/paged-table';
import { useListAccountsQuery } from '../../endpoints/account';
import { AccountTable } from './account-table';
import styles from './account-table.module.css';
import { DemotionDialog } from './demotion-dialog';
import { messages } from './messages';
import { useShelterDrafts } from './use-shelter-drafts';

const TYPE_OPTIONS = Object.values(UserType).map((type) => ({ value: type, label: messages.types[type] }));

const filterOf = (types: string[]) => ({ usertype: types as UserType[] });

/** All accounts, searched, filtered and by page (BE-020..BE-023); the address holds what is asked. */
export function AccountOverview() {
  const table = useTableQuery(AccountQuery);
  const { query, change } = table;
  const found = useListAccountsQuery(query);
  const { draftOf, demotion } = useShelterDrafts();
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          name="search"
          label={messages.search}
          maxLength={254}
          value={query.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <CheckboxGroup
          name="usertype"
          label={messages.typeFilter}
          columns={2}
          options={TYPE_OPTIONS}
          value={query.usertype ?? []}
          onChange={(chosen, before) => change(filterOf(chosen), before && filterOf(before))}
        />
      </div>
      <TableBar found={found} total={messages.total} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows: rows as AccountQuery['rows'] })}
        empty={
          <NothingFound
            icon={UserIcon}
            title={messages.empty}
            hint={messages.emptyHint}
            clear={messages.clear}
            onClear={() => change({ search: undefined, usertype: undefined })}
          />
        }
      >
        {(page) => <AccountTable page={page} draftOf={draftOf} isBusy={found.isFetching} />}
      </PagedTable>
      <DemotionDialog demotion={demotion} />
    </>
  );
}
