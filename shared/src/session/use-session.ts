import { useGetMeQuery } from '@portal/shared/api-slices';
import type { Me } from '@portal/shared/contract';
import { createContext, useContext } from 'react';
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

/** What `SessionProvider` found, for all who ask: a dozen components of every page do, and a query of each would cost more than their own work. */
export const SessionContext = createContext<PresentSession | null>(null);

/** Asks for the account while somebody is signed in. For `SessionProvider` alone. */
export function useAccount(): PresentSession {
  const phase = useSelector((state: PortalState) => state.session.phase);
  const isMember = phase === 'member';
  const { currentData, isError, refetch: retry } = useGetMeQuery(undefined, { skip: !isMember });
  const user = (isMember && currentData) || null;
  const hasFailed = isMember && isError && !user;
  return { phase, user, hasFailed, retry };
}

/** The phase of signing in and the account; `hasFailed` when the account cannot be read. Only below `SessionProvider`. */
export function useSession(): PresentSession {
  return useContext(SessionContext) as PresentSession;
}

/** Who is signed in; null for a visitor, and while that is not known yet. Fits `permission` of the domain as its actor. */
export function useUser(): Me | null {
  return useSession().user;
}
