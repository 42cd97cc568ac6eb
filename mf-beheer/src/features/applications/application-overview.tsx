import { ApplicationStatus, ApplicationTabQuery, type ShelterApplication } from '@portal/shared/contract';
import { HomeIcon } from '@portal/shared/ui';
import { CheckboxGroup } from '@portal/shared/ui/form';
import { useTableQuery } from '@portal/shared/ui/table';
import { useCallback, useState } from 'react';
import { NoRows } from '../../common/no-rows';
import { PagedTable, TableBar } from '../../common/paged-table';
import { useListApplicationsQuery } from '../../endpoints/shelter-application';
import { ApplicationDialog } from './application-dialog';
import { ApplicationTable } from './application-table';
import { messages } from './messages';

const STATUS_OPTIONS = Object.values(ApplicationStatus).map((value) => ({ value, label: messages.statuses[value] }));

const filterOf = (statuses: string[]) => ({ status: statuses as ApplicationStatus[] });

/** The applications of shelters, newest first, by status and page (BE-030, C36); the address holds what is asked. */
export function ApplicationOverview() {
  const table = useTableQuery(ApplicationTabQuery);
  const { change } = table;
  const { tab: _ofAddress, ...query } = table.query;
  const found = useListApplicationsQuery(query, { refetchOnMountOrArgChange: true });
  const { opened, isOpen, times, open, close } = useOpened();
  // The list knows first when somebody else has decided.
  const shown = found.data?.data.find(({ uuidkey }) => uuidkey === opened?.uuidkey) ?? opened;
  return (
    <>
      <CheckboxGroup
        name="status"
        label={messages.statusFilter}
        columns={2}
        options={STATUS_OPTIONS}
        value={query.status ?? []}
        onChange={(chosen, before) => change(filterOf(chosen), before && filterOf(before))}
      />
      <TableBar found={found} total={messages.total} />
      <PagedTable
        table={table}
        found={found}
        onRows={(rows) => change({ rows })}
        empty={
          <NoRows
            icon={HomeIcon}
            texts={messages}
            isFiltered={(query.status ?? []).length > 0}
            onClear={() => change({ status: undefined })}
          />
        }
      >
        {(page) => <ApplicationTable page={page} isBusy={found.isFetching} onOpen={open} />}
      </PagedTable>
      {shown ? <ApplicationDialog key={times} application={shown} isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}

/** The application whose dialog is or was open; `times` tells one opening from the next. */
function useOpened() {
  const [opened, setOpened] = useState<ShelterApplication | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const open = (application: ShelterApplication) => {
    setOpened(application);
    setOpen(true);
    setTimes((before) => before + 1);
  };
  return { opened, isOpen, times, open, close: useCallback(() => setOpen(false), []) };
}
