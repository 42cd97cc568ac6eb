import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { isRequestError } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetInviteQuery } from '../../endpoints/invite';
import { SessionLoader } from './session-loader';

interface InviteDoorProps {
  uuid: string;
  here: string;
  /** The page: it says that an invite has ended. */
  children: ReactNode;
}

/**
 * Where a visitor with an invite goes: to registering when the invite belongs to nobody yet, otherwise to the login page (SH-038, C19). One
 * that has ended needs no account to be told so (RE-023).
 */
export function InviteDoor({ uuid, here, children }: InviteDoorProps) {
  const { data, isError, error } = useGetInviteQuery(uuid);
  if (!data && !isError) return <SessionLoader />;
  if (isRequestError(error) && error.status === 410) return children;
  const register = `${portalPath.registerForInvite()}?returnUrl=${encodeURIComponent(here)}`;
  return <Navigate to={data?.hasUser === false ? register : loginPath(here)} replace />;
}
