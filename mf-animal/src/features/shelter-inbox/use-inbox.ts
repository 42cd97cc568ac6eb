import { parseFilter, ReactionQuery, ReactionStatus, STAFF_PAGE_SIZE, toSearchParams } from '@portal/shared/contract';
import { useLastPage } from '@portal/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { type ReactionList, useListReactionsQuery } from '../../endpoints/reaction';

/** What the address says: the open tab, the animal, the page and its size. */
export interface InboxFilter {
  statuscode: ReactionStatus;
  dier: string | undefined;
  first: number;
  rows: number;
}

/** The address of the inbox with a part of it changed; the page starts again unless it is what changes. */
function inboxAddress(filter: InboxFilter, change: Partial<InboxFilter>): string {
  const { statuscode, dier, first, rows } = { ...filter, first: 1, ...change };
  const query = toSearchParams({
    statuscode: statuscode === ReactionStatus.sent ? '' : statuscode,
    dier,
    first: first === 1 ? '' : first,
    rows: rows === STAFF_PAGE_SIZE ? '' : rows,
  });
  return `?${query}`;
}

/** The inbox: the address is the only state of tab, filter and page (C05, C33); the four statuses are one tab each. */
export function useInbox(of: ReactionList['of']) {
  const [params, setParams] = useSearchParams();
  const { statuscode = [], dier, first, rows } = parseFilter(ReactionQuery, params);
  const filter: InboxFilter = { statuscode: statuscode[0] ?? ReactionStatus.sent, dier, first, rows };
  const query = useListReactionsQuery(
    { of, ...filter, statuscode: [filter.statuscode] },
    { refetchOnMountOrArgChange: true },
  );
  const totalPages = query.currentData?.pagination.totalPages ?? 0;
  const hrefOf = (change: Partial<InboxFilter>) => inboxAddress(filter, change);
  useLastPage(first, query.currentData?.pagination.totalPages, (page) => hrefOf({ first: page }));
  return { filter, query, totalPages, hrefOf, go: (change: Partial<InboxFilter>) => setParams(hrefOf(change)) };
}
