import { formatChatTime } from '@portal/shared/domain';

/** The profile that an address shows. */
export const PROFILE = /^\/dier\/([\w-]{1,64})\/?$/;

/**
 * When what a page shows was stored, on the clock of Amsterdam: of a profile its own answer, of other pages the oldest. Null when the network
 * gave it all. `answers`: paths of answers and when they were stored.
 */
export function storedTime(pathname: string, answers: ReadonlyMap<string, string>): string | null {
  const [, key] = PROFILE.exec(pathname) ?? [];
  const times = [...answers].filter(([path]) => key === undefined || path.endsWith(`/${key}`)).map(([, at]) => at);
  const [oldest] = times.sort();
  return oldest === undefined ? null : formatChatTime(oldest);
}
