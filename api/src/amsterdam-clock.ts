import { formatDateForForm } from '@portal/shared/domain';

const MINUTE_MS = 60_000;

/** The calendar day in Amsterdam, 'yyyy-MM-dd', as `now` says it; worked out once a minute, because it can change at a whole minute only. */
export function amsterdamClock(now: () => Date): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const present = Math.floor(now().getTime() / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      day = formatDateForForm(new Date(present * MINUTE_MS));
    }
    return day;
  };
}
