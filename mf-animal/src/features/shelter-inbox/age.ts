import { calendarDays, formatDate, type When } from '@portal/shared/domain';

/** How long ago in words: 'vandaag', 'gisteren', '12 dagen geleden'; a date that makes no sense is shown as it is. */
export function ageText(from: When, now: When): string {
  const days = calendarDays(from, now);
  if (days === null || days < 0) return formatDate(from);
  if (days === 0) return 'vandaag';
  return days === 1 ? 'gisteren' : `${days} dagen geleden`;
}
