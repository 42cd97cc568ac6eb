import { refetchMe, selectMe, useGetMeQuery } from '@portal/shared/api-slices';
import type { Me } from '@portal/shared/contract';
import { useDispatch, useSelector } from 'react-redux';
import type { SessionPhase } from './session-slice';
import type { PortalState, PortalStore } from './store';

/** The session as the shell's guard and header need it; `retry` refetches the account after an error. */
export interface PresentSession {
  phase: SessionPhase;
  user: Me | null;
  hasFailed: boolean;
  retry(): void;
}

const phaseOf = ({ session }: PortalState) => session.phase;

/** Asks for the account while somebody is signed in, once for all who use the session: a dozen components of every page do. `SessionProvider` renders it. */
export function AccountQuery() {
  useGetMeQuery(undefined, { skip: useSelector(phaseOf) !== 'member' });
  return null;
}

/**
 * The phase of signing in and the account; `hasFailed` when the account cannot be read. From the store and not from a context: an area that React takes
 * over later begins with what the server had, also when the account is known by then.
 */
export function useSession(): PresentSession {
  const phase = useSelector(phaseOf);
  const { data, isError } = useSelector(selectMe);
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const user = (phase === 'member' && data) || null;
  return { phase, user, hasFailed: phase === 'member' && isError && !user, retry: () => void dispatch(refetchMe()) };
}

/** Who is signed in; null for a visitor, and while that is not known yet. Fits `permission` of the domain as its actor. */
export function useUser(): Me | null {
  return useSession().user;
}
