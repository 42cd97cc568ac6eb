import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router-dom';

/**
 * Reads the address at the moment of the call. `useLocation` gives the address that was rendered: while a page is loading, or on a slow
 * phone, that is an older one, and what is built on it takes back what was chosen meanwhile.
 */
export function useLocationNow(): () => Location {
  const context = useContext(DataRouterContext);
  if (!context) throw new Error('useLocationNow needs a data router.');
  const { router } = context;
  return useCallback(() => router.state.navigation.location ?? router.state.location, [router]);
}
