import { logError } from '@portal/shared/session';
import { useEffect } from 'react';

/** News that does not load is only logged: no toast (CO-011). */
export function useLoggedFailure(error: unknown): void {
  useEffect(() => {
    if (error !== undefined) logError('News could not be loaded.', error);
  }, [error]);
}
