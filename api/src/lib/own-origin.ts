import type { IncomingHttpHeaders } from 'node:http';

/** Whether a call comes from the portal's own page: its Origin, when the browser names one, is the portal's or the address that was called. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
