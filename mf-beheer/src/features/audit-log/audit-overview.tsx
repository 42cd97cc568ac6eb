import {
  ADMIN_TABLE_SCROLL_HEIGHT,
  AUDIT_TAB,
  type AuditRow,
  AuditTabQuery,
  parseFilter,
  portalPath,
  toSearchParams,
} from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { Button, ButtonLink, EmptyState, InfoIcon, LoadState, VisuallyHidden } from '@portal/shared/ui';
import { SelectField, TextField } from '@portal/shared/ui/form';
import { type DataColumn, DataTable, DataTableSkeleton } from '@portal/shared/ui/table';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListAuditQuery } from '../../endpoints/audit';
import { toldChanges } from './audit-changes';
import { AuditDialog } from './audit-dialog';
import styles from './audit-log.module.css';
import { messages } from './messages';
import { personOf } from './person-of';

const { columns: headers } = messages;

const columnsFor = (onOpen: (line: AuditRow) => void): DataColumn<AuditRow>[] => [
  { key: 'time', header: headers.time, isNumber: true, cell: ({ created_at }) => formatChatTime(created_at) },
  {
    key: 'what',
    header: headers.what,
    isRowHeader: true,
    cell: (line) => messages.sentence(personOf(line), line.action, line.object),
  },
  {
    key: 'change',
    header: headers.change,
    cell: ({ changes }) => (
      <span className={styles.told}>
        {toldChanges(changes).map((change) => (
          <span key={change.field}>{messages.change(change)}</span>
        ))}
      </span>
    ),
  },
  {
    key: 'detail',
    header: headers.detail,
    cell: (line) => (
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={messages.detailsOf(line.id)}
        onClick={() => onOpen(line)}
      >
        {messages.details}
      </Button>
    ),
  },
];

/** The address of the tab with these filters. */
const addressOf = (query: AuditTabQuery) => {
  const { rows: _size, ...shown } = query;
  return `${portalPath.accountManagement()}?${toSearchParams({ ...shown, tab: AUDIT_TAB })}`;
};

/** The audit log for admins, newest first, by subject and period; the address holds what is asked (C29). */
export function AuditOverview() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseFilter(AuditTabQuery, params), [params]);
  const { tab: _ofAddress, ...asked } = query;
  const found = useListAuditQuery(asked, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const change = (changes: Partial<AuditTabQuery>) =>
    navigate(addressOf({ ...query, after: undefined, ...changes }), { replace: true, preventScrollReset: true });
  return (
    <>
      <p>{messages.explanation}</p>
      <AuditFilters query={query} onChange={change} />
      <LoadState
        query={{ ...found, data: found.currentData }}
        skeleton={<DataTableSkeleton rows={query.rows} />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState icon={InfoIcon} title={messages.empty}>
            {messages.emptyHint}
          </EmptyState>
        }
      >
        {(page) => (
          <>
            <DataTable
              label={messages.table}
              columns={columnsFor(setOpened)}
              rows={page.data}
              keyOf={({ id }) => id}
              scrollHeight={ADMIN_TABLE_SCROLL_HEIGHT}
              isBusy={found.isFetching}
            />
            <nav className={styles.pages} aria-label={messages.table}>
              {query.after ? (
                <ButtonLink variant="secondary" to={addressOf({ ...query, after: undefined })} preventScrollReset>
                  {messages.newest}
                </ButtonLink>
              ) : null}
              {page.next ? (
                <ButtonLink variant="secondary" to={addressOf({ ...query, after: page.next })} preventScrollReset>
                  {messages.older}
                </ButtonLink>
              ) : null}
            </nav>
          </>
        )}
      </LoadState>
      {opened ? (
        <AuditDialog
          line={opened}
          onlyHref={addressOf({ rows: query.rows, user_id: opened.user_id ?? undefined })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

const isFiltered = ({ object, object_id, action, user_id, van, tot }: AuditTabQuery) =>
  [object, object_id, action, user_id, van, tot].some((value) => value !== undefined);

interface AuditFiltersProps {
  query: AuditTabQuery;
  onChange: (changes: Partial<AuditTabQuery>) => void;
}

function AuditFilters({ query, onChange }: AuditFiltersProps) {
  return (
    <fieldset className={styles.filters}>
      <legend>
        <VisuallyHidden>{messages.filters}</VisuallyHidden>
      </legend>
      <SelectField
        name="object"
        label={messages.object}
        emptyLabel={messages.anything}
        options={messages.objects}
        value={query.object ?? ''}
        onChange={(object) => onChange({ object: object || undefined })}
      />
      <TextField
        name="van"
        type="date"
        label={messages.from}
        value={query.van ?? ''}
        onChange={(van) => onChange({ van: van || undefined })}
      />
      <TextField
        name="tot"
        type="date"
        label={messages.until}
        value={query.tot ?? ''}
        onChange={(tot) => onChange({ tot: tot || undefined })}
      />
      {isFiltered(query) ? (
        <ButtonLink variant="quiet" className={styles.clear} to={portalPath.auditLog()} preventScrollReset>
          {messages.clear}
        </ButtonLink>
      ) : null}
    </fieldset>
  );
}
