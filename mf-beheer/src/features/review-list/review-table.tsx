import { ADMIN_TABLE_SCROLL_HEIGHT, portalPath, type ReviewList, type ReviewRow } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { ButtonLink, EyeIcon, EyeOffIcon, Stars } from '@portal/shared/ui';
import { type DataColumn, DataTable } from '@portal/shared/ui/table';
import { StateLabel } from '../../common/state-label/state-label';
import { messages } from './messages';
import styles from './review-list.module.css';

/** The reviews of one page; each leads to its own page, where it is hidden or shown again (RE-021). */
export function ReviewTable({ page, isBusy }: { page: ReviewList; isBusy: boolean }) {
  return (
    <DataTable
      label={messages.table}
      columns={COLUMNS}
      rows={page.data}
      keyOf={({ id }) => id}
      scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
      isBusy={isBusy}
    />
  );
}

const { columns } = messages;

const COLUMNS: readonly DataColumn<ReviewRow>[] = [
  { key: 'review', header: columns.review, isRowHeader: true, cell: (review) => <ReviewText {...review} /> },
  { key: 'shelter', header: columns.shelter, cell: ({ itemname }) => <span className={styles.long}>{itemname}</span> },
  {
    key: 'made',
    header: columns.made,
    isNumber: true,
    sorted: 'descending',
    cell: ({ created }) => <span className={styles.date}>{formatDate(created)}</span>,
  },
  { key: 'status', header: columns.status, cell: (review) => <Status {...review} /> },
  {
    key: 'actions',
    header: columns.actions,
    isHeaderHidden: true,
    cell: ({ id, name, itemname, created }) => (
      <ButtonLink
        variant="quiet"
        icon={EyeIcon}
        to={portalPath.review(id)}
        aria-label={messages.openOf(name, itemname, formatDate(created))}
      >
        {messages.open}
      </ButtonLink>
    ),
  },
];

function ReviewText({ rating, name, message, answer }: ReviewRow) {
  return (
    <div className={styles.review}>
      <p className={styles.head}>
        <Stars rating={rating} label={messages.given(rating)} />
        <span className={styles.long}>{name}</span>
      </p>
      <p className={styles.text}>{message ?? messages.noText}</p>
      {answer ? <p className={styles.soft}>{messages.answered}</p> : null}
    </div>
  );
}

/** Shown or hidden, with the reason. */
function Status({ hidden, hidden_reason }: ReviewRow) {
  const isHidden = hidden === 1;
  return (
    <div className={styles.review}>
      <StateLabel icon={isHidden ? EyeOffIcon : EyeIcon} look={isHidden ? 'warning' : 'good'}>
        {messages.statuses[isHidden ? 'verborgen' : 'zichtbaar']}
      </StateLabel>
      {hidden_reason ? <p className={styles.soft}>{messages.reason(hidden_reason)}</p> : null}
    </div>
  );
}
