import { ADMIN_TABLE_SCROLL_HEIGHT, type MailPage, type MailRow } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { Button, EyeIcon } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import styles from './mail-outbox.module.css';
import { MailStatus } from './mail-status';
import { messages } from './messages';

/** `onOpen` shows one whole; `isBusy` while other mails are loading. */
export interface MailTableProps {
  page: MailPage;
  isBusy: boolean;
  onOpen: (mail: MailRow) => void;
}

/** The mails of one page (BE-031). */
export function MailTable({ page, isBusy, onOpen }: MailTableProps) {
  return (
    <DataTable
      label={messages.table}
      columns={[...COLUMNS, actionsWith(onOpen)]}
      rows={page.data}
      keyOf={({ id }) => id}
      scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
      isBusy={isBusy}
    />
  );
}

const { columns } = messages;

const COLUMNS: readonly DataColumn<MailRow>[] = [
  {
    key: 'subject',
    header: columns.subject,
    isRowHeader: true,
    cell: ({ subject }) => <span className={styles.long}>{subject}</span>,
  },
  { key: 'to', header: columns.to, cell: ({ to_address }) => <span className={styles.long}>{to_address}</span> },
  {
    key: 'made',
    header: columns.made,
    isNumber: true,
    sorted: 'descending',
    cell: ({ created_at }) => <span className={styles.date}>{formatChatTime(created_at)}</span>,
  },
  { key: 'status', header: columns.status, cell: ({ status }) => <MailStatus status={status} /> },
];

const actionsWith = (onOpen: MailTableProps['onOpen']): DataColumn<MailRow> => ({
  key: 'actions',
  header: columns.actions,
  isHeaderHidden: true,
  cell: (mail) => (
    <Button
      variant="quiet"
      icon={EyeIcon}
      aria-haspopup="dialog"
      aria-label={messages.viewOf(mail.subject, mail.to_address)}
      onClick={() => onOpen(mail)}
    >
      {messages.view}
    </Button>
  ),
});
