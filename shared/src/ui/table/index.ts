/** Door `@portal/shared/ui/table`: lists of staff and admins, page by page. A visitor never loads it. */
export type { DataColumn } from './data-row';
export { DataTable, type DataTableProps, DataTableSkeleton } from './data-table';
export { TablePager, type TablePagerProps } from './table-pager';
export { type TableQuery, useTableQuery } from './use-table-query';
