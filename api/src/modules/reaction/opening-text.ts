import { type OpeningDay, type OpeningHours, OpeningKind, WEEKDAYS } from '@portal/shared/contract';
import { openingPeriods } from '@portal/shared/domain';
import { messages } from './messages';

function hoursOf({ soort, tijden }: OpeningDay): string {
  if (soort === OpeningKind.appointment) return messages.byAppointment;
  if (soort === OpeningKind.closed) return messages.closed;
  return tijden.map(({ van, tot }) => `${van}–${tot}`).join(messages.and);
}

/** Opening hours in words, a line for days that follow each other with the same hours; null without any (C17). */
export function openingText(hours: OpeningHours | null): string | null {
  if (hours === null) return null;
  const periods = openingPeriods(hours).map(({ first, last, day }) => {
    const days = first === last ? WEEKDAYS[first] : `${WEEKDAYS[first]}${messages.until}${WEEKDAYS[last]}`;
    return `${days} ${hoursOf(day)}`;
  });
  return [...periods, ...(hours.toelichting ? [hours.toelichting] : [])].join('\n');
}
