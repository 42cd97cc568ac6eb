import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { Navigate } from 'react-router-dom';
import { useGetInviteQuery } from '../../endpoints/invite';
import { SessionLoader } from './session-loader';

/** Where a visitor with an invite goes: to registering when the invite belongs to nobody yet, otherwise to the login page (SH-038, C19). */
export function InviteDoor({ uuid, here }: { uuid: string; here: string }) {
  const { data, isError } = useGetInviteQuery(uuid);
  if (!data && !isError) return <SessionLoader />;
  const register = `${portalPath.registerForInvite()}?returnUrl=${encodeURIComponent(here)}`;
  return <Navigate to={data?.hasUser === false ? register : loginPath(here)} replace />;
}
