import { useGetMeQuery } from '@portal/shared/api-slices';
import type { Me } from '@portal/shared/contract';
import { useSelector } from 'react-redux';
import type { SessionPhase } from './session-slice';
import type { PortalState } from './store';

/** The session as the shell's guard and header need it; `retry` refetches the account after an error. */
export interface PresentSession {
  phase: SessionPhase;
  user: Me | null;
  hasFailed: boolean;
  retry(): void;
}

/** The phase of signing in and the account; `hasFailed` when the account cannot be read. */
export function useSession(): PresentSession {
  const phase = useSelector((state: PortalState) => state.session.phase);
  const { currentData, isError, refetch } = useGetMeQuery(undefined, { skip: phase !== 'member' });
  return {
    phase,
    user: phase === 'member' ? (currentData ?? null) : null,
    hasFailed: phase === 'member' && isError && currentData === undefined,
    retry: () => void refetch(),
  };
}

/** Who is signed in; null for a visitor, and while that is not known yet. Fits `permission` of the domain as its actor. */
export function useUser(): Me | null {
  return useSession().user;
}
