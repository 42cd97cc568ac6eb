import { FIRST_PAGE } from '@portal/shared/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocationNow } from './use-location-now';

/**
 * Goes to the last page when the answer shows that the page of the address is beyond it (C05, SE-015); true while that is so, and nothing
 * should be shown. `totalPages` is undefined until the answer has come; `hrefOf` gives the address of a page.
 */
export function useLastPage(page: number, totalPages: number | undefined, hrefOf: (page: number) => string): boolean {
  const { key } = useLocation();
  const locationNow = useLocationNow();
  const navigate = useNavigate();
  const lastPage = Math.max(FIRST_PAGE, totalPages ?? page);
  const target = page > lastPage ? hrefOf(lastPage) : undefined;
  useEffect(() => {
    if (target !== undefined && locationNow().key === key) navigate(target, { replace: true });
  }, [target, key, locationNow, navigate]);
  return target !== undefined;
}
