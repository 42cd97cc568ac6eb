import { portalPath } from '@portal/shared/contract';

/**
 * Where a `returnUrl` leads: followed only when it starts with one slash and resolves to the portal's own origin, otherwise home (C25).
 * The answer is a path with query and hash. `origin` is the portal's, 'https://portaal.example'.
 */
export function safeReturnUrl(returnUrl: string | null | undefined, origin: string): string {
  if (!returnUrl || !/^\/(?![/\\])/.test(returnUrl) || !URL.canParse(returnUrl, origin)) return portalPath.home();
  const url = new URL(returnUrl, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === new URL(origin).origin && !path.startsWith('//') ? path : portalPath.home();
}

/** The login page with the way back: '/login?returnUrl=%2Fdier%2F…'. */
export const loginPath = (returnUrl: string): string =>
  `${portalPath.login()}?returnUrl=${encodeURIComponent(returnUrl)}`;
