import {
  ADMIN_TABLE_SCROLL_HEIGHT,
  type ShelterApplication,
  type ShelterApplicationPage,
} from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Button, EyeIcon } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { ApplicationStatusLabel } from './application-status';
import styles from './applications.module.css';
import { messages } from './messages';

/** `onOpen` shows one whole; `isBusy` while other applications are loading. */
export interface ApplicationTableProps {
  page: ShelterApplicationPage;
  isBusy: boolean;
  onOpen: (application: ShelterApplication) => void;
}

/** The applications of one page (BE-030). */
export function ApplicationTable({ page, isBusy, onOpen }: ApplicationTableProps) {
  return (
    <DataTable
      label={messages.table}
      columns={[...COLUMNS, actionsWith(onOpen)]}
      rows={page.data}
      keyOf={({ uuidkey }) => uuidkey}
      scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
      isBusy={isBusy}
    />
  );
}

const { columns } = messages;

const COLUMNS: readonly DataColumn<ShelterApplication>[] = [
  {
    key: 'shelter',
    header: columns.shelter,
    isRowHeader: true,
    cell: ({ naam, plaats }) => (
      <div>
        <span className={styles.name}>{naam}</span>
        <span className={styles.second}>{plaats}</span>
      </div>
    ),
  },
  {
    key: 'person',
    header: columns.person,
    cell: ({ contactpersoon, emailbheerder }) => (
      <>
        <span className={styles.name}>{contactpersoon}</span>
        <span className={styles.second}>{emailbheerder}</span>
      </>
    ),
  },
  {
    key: 'received',
    header: columns.received,
    isNumber: true,
    sorted: 'descending',
    cell: ({ created_at }) => <span className={styles.date}>{formatDate(created_at)}</span>,
  },
  { key: 'status', header: columns.status, cell: ({ status }) => <ApplicationStatusLabel status={status} /> },
];

const actionsWith = (onOpen: ApplicationTableProps['onOpen']): DataColumn<ShelterApplication> => ({
  key: 'actions',
  header: columns.actions,
  isHeaderHidden: true,
  cell: (application) => (
    <Button
      variant="quiet"
      icon={EyeIcon}
      aria-label={messages.viewOf(application.naam)}
      onClick={() => onOpen(application)}
    >
      {messages.view}
    </Button>
  ),
});
