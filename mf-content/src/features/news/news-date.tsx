import { formatDate } from '@portal/shared/domain';

/** The day of an item, dd-MM-yyyy. */
export function NewsDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
