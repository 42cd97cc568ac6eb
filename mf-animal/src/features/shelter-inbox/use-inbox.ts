import {
  InboxAddress,
  parseFilter,
  ReactionSort,
  ReactionStatus,
  STAFF_PAGE_SIZE,
  toSearchParams,
} from '@portal/shared/contract';
import { useLastPage } from '@portal/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { type ReactionList, useListReactionsQuery } from '../../endpoints/reaction';

/** What the address says: the open tab, the animal, the shelter (for admins), the order, the page and its size. */
export interface InboxFilter extends Pick<InboxAddress, 'dier' | 'asiel' | 'sort' | 'first' | 'rows'> {
  statuscode: ReactionStatus;
}

/** Whose inbox: a shelter's by its number, or those of all shelters for admins. */
export type InboxOwner = 'all' | { shelter: number };

const unless = <Value>(usual: Value, value: Value) => (value === usual ? undefined : value);

/** The address of the inbox with a part of it changed; the page starts again unless it is what changes. */
function inboxAddress(filter: InboxFilter, change: Partial<InboxFilter>): string {
  const { statuscode, dier, asiel, sort, first, rows } = { ...filter, first: 1, ...change };
  const query = toSearchParams({
    statuscode: unless(ReactionStatus.sent, statuscode),
    ...{ dier, asiel },
    sort: unless(ReactionSort.newest, sort),
    first: unless(1, first),
    rows: unless(STAFF_PAGE_SIZE, rows),
  });
  return `?${query}`;
}

/** The inbox that is asked for: an admin's may be narrowed to one shelter. */
const listOf = (owner: InboxOwner, asiel: string | undefined): ReactionList['of'] =>
  owner === 'all' && asiel !== undefined ? { shelter: asiel } : owner;

/** The inbox: the address is the only state of tab, filters, order and page (C05, C33); the four statuses are one tab each. */
export function useInbox(owner: InboxOwner) {
  const [params, setParams] = useSearchParams();
  const { statuscode = [], dier, asiel, sort, first, rows } = parseFilter(InboxAddress, params);
  const filter: InboxFilter = { statuscode: statuscode[0] ?? ReactionStatus.sent, dier, asiel, sort, first, rows };
  const of = listOf(owner, asiel);
  const query = useListReactionsQuery(
    { of, statuscode: [filter.statuscode], dier, sort, first, rows },
    { refetchOnMountOrArgChange: true },
  );
  const totalPages = query.currentData?.pagination.totalPages ?? 0;
  const hrefOf = (change: Partial<InboxFilter>) => inboxAddress(filter, change);
  useLastPage(first, query.currentData?.pagination.totalPages, (page) => hrefOf({ first: page }));
  return { filter, query, totalPages, hrefOf, go: (change: Partial<InboxFilter>) => setParams(hrefOf(change)) };
}
