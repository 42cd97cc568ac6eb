import { type AccountPage, type AccountRow, ADMIN_TABLE_SCROLL_HEIGHT } from '@portal/shared/contract';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { AccountActions } from './account-actions';
import styles from './account-table.module.css';
import { messages } from './messages';
import { ShelterCell } from './shelter-cell';
import type { ShelterDraft } from './use-shelter-drafts';

/** `draftOf` gives the shelter cell of an account; `isBusy` while other accounts are loading. */
export interface AccountTableProps {
  page: AccountPage;
  draftOf: (account: AccountRow) => ShelterDraft;
  isBusy: boolean;
}

/** The accounts of one page (BE-022). */
export function AccountTable({ page, draftOf, isBusy }: AccountTableProps) {
  return (
    <DataTable
      label={messages.table}
      columns={columnsWith(draftOf)}
      rows={page.data}
      keyOf={({ uid }) => uid}
      scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
      isBusy={isBusy}
    />
  );
}

/** First and last name when nobody chose a name to show. */
function nameOf({ displayname, firstname, lastName }: AccountRow): string | null {
  return displayname || [firstname, lastName].filter(Boolean).join(' ') || null;
}

function columnsWith(draftOf: (account: AccountRow) => ShelterDraft): DataColumn<AccountRow>[] {
  const { columns } = messages;
  return [
    {
      key: 'email',
      header: columns.email,
      isRowHeader: true,
      cell: ({ email, disabled, email_verified }) => (
        <span className={styles.email}>
          {email}
          {disabled ? <span className={styles.locked}>{messages.locked}</span> : null}
          {email_verified === false ? <span className={styles.unconfirmed}>{messages.unconfirmed}</span> : null}
        </span>
      ),
    },
    {
      key: 'name',
      header: columns.name,
      cell: (account) => nameOf(account) ?? <span className={styles.none}>{messages.noName}</span>,
    },
    { key: 'type', header: columns.type, cell: ({ usertype }) => messages.types[usertype] },
    { key: 'roles', header: columns.roles, isNumber: true, cell: ({ userroles }) => userroles.length },
    {
      key: 'shelter',
      header: columns.shelter,
      cell: (account) => <ShelterCell email={account.email} draft={draftOf(account)} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      cell: (account) => <AccountActions account={account} draft={draftOf(account)} />,
    },
  ];
}
