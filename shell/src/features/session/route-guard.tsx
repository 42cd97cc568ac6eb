import type { RouteEntry } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { RequireAccess } from './require-access';

interface RouteGuardProps {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The guard of the remotes' pages: works on the register alone, before the remote is fetched (C25). */
export function RouteGuard({ route, params, children }: RouteGuardProps) {
  const invite = route.signIn === 'invite' ? Object.values(params)[0] : undefined;
  return (
    <RequireAccess rule={route.access} invite={invite}>
      {children}
    </RequireAccess>
  );
}
