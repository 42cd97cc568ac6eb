import { startOfDay } from '../../../lib/amsterdam-clock';
import type { DayRules } from '../read/card';
import type { DayBounds } from './index-row';

/** C08: nieuw on day 0 to 13 after the first publication, langzitter from day 90; days are calendar days in Amsterdam. */
export function dayBounds(now: Date, { newDays, longStayerDays }: DayRules): DayBounds {
  return {
    newSince: startOfDay(now, newDays - 1).getTime(),
    longStayerBefore: startOfDay(now, longStayerDays - 1).getTime(),
  };
}
