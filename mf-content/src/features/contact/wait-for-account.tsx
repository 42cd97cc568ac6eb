import type { Me } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { FormSkeleton } from './form-skeleton';

/**
 * A form that begins with what is known of the person: rendered once it is known who that is, because it takes its first values once. A
 * visitor, and a member whose account cannot be read, get it empty (CO-043, CO-055).
 */
export function WaitForAccount({ children }: { children: (user: Me | null) => ReactNode }) {
  const { phase, user, hasFailed } = useSession();
  const isAwaited = phase === 'loading' || (phase === 'member' && user === null && !hasFailed);
  if (!isAwaited) return children(user);
  return (
    <div aria-busy="true">
      <FormSkeleton />
    </div>
  );
}
