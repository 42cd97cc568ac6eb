import { type AccessRule, portalPath } from '@portal/shared/contract';
import { admits, loginPath } from '@portal/shared/domain';
import { useSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountUnreadable } from './account-unreadable';
import { InviteDoor } from './invite-door';
import { SessionLoader } from './session-loader';

/** `invite`: the uuid of an invite, whose visitors may have to register first (C25). */
export interface RequireAccessProps {
  rule: AccessRule;
  invite?: string | undefined;
  children: ReactNode;
}

/**
 * Shows its children to whom the rule admits (SH-033..SH-036, C25): a visitor goes to the login page with the way back, anybody else to
 * 'Geen toegang'. While the account is being read the full-screen loader stands there, and a panel when it cannot be read. Only comfort:
 * the api repeats every rule.
 */
export function RequireAccess({ rule, invite, children }: RequireAccessProps) {
  const { phase, user, hasFailed, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  if (rule === 'public') return children;
  if (phase === 'visitor') {
    const here = pathname + search + hash;
    if (invite === undefined) return <Navigate to={loginPath(here)} replace />;
    return (
      <InviteDoor uuid={invite} here={here}>
        {children}
      </InviteDoor>
    );
  }
  // The gate around the whole page shows the loader then.
  if (phase === 'loading') return null;
  if (hasFailed) return <AccountUnreadable retry={retry} />;
  if (user === null) return <SessionLoader />;
  return admits(rule, user) ? children : <Navigate to={portalPath.noAccess()} replace />;
}
