import { FIRST_PAGE, type FilterValue, parseFilter, STAFF_PAGE_SIZE, toSearchParams } from '@portal/shared/contract';
import { rebaseFilter } from '@portal/shared/domain';
import { useLocationNow } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';

/** A list that is asked by page: `first` from 1, `rows` per page. */
interface Paged {
  first: number;
  rows: number;
}

/** What the address of a table says, and how to change it. */
export interface TableQuery<Query> {
  query: Query;
  /** The address of another page. */
  hrefOf: (page: number) => string;
  /** Other filters or page size: from the first page on. `seen` is what a control showed of the same filters, when that was ahead of the address. */
  change: (changes: Partial<Query>, seen?: Partial<Query> | undefined) => void;
}

/** The address is the only state of a table (C07): filters, page and page size. A bad value in it counts as the default (C33). */
export function useTableQuery<
  S extends z.core.$ZodType<Paged> & { safeParse: z.ZodMiniType<z.output<S>>['safeParse'] },
>(schema: S): TableQuery<z.output<S>> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  const query = useMemo(() => parseFilter(schema, new URLSearchParams(search)), [schema, search]);
  return {
    query,
    hrefOf: (page) => addressOf(pathname, { ...query, first: page }),
    change: (changes, seen) => {
      const address = locationNow();
      // Another page is loading already.
      if (address.pathname !== pathname) return;
      const now = parseFilter(schema, new URLSearchParams(address.search));
      const rebased = rebaseFilter(filterOf(now), filterOf({ ...query, ...seen }), filterOf(changes));
      const to = addressOf(pathname, { ...now, ...rebased, first: FIRST_PAGE });
      navigate(to, { replace: true, preventScrollReset: true });
    },
  };
}

/** A query as the values of an address. */
const filterOf = (query: object) => query as Record<string, FilterValue>;

/** The first page and the default size stay out of the address. */
function addressOf(pathname: string, { first, rows, ...filters }: Paged): string {
  const params = toSearchParams({
    ...filterOf(filters),
    first: first === FIRST_PAGE ? undefined : first,
    rows: rows === STAFF_PAGE_SIZE ? undefined : rows,
  }).toString();
  return params === '' ? pathname : `${pathname}?${params}`;
}
