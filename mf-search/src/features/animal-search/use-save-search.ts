import { SAVE_SEARCH_PARAM } from '@portal/shared/contract';
import { can, loginPath } from '@portal/shared/domain';
import { framing, useSession } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AnimalSearchState } from './use-animal-search';

/** How somebody keeps the search: in a dialog, after signing in, or not at all (staff and admins keep none). */
export interface SaveSearchState {
  mode: 'dialog' | 'login' | 'none';
  /** The login page, which leads back to the open dialog. */
  loginTo: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the dialog is open. An address with `save=1` opens it for whoever may keep searches, and loses the parameter. */
export function useSaveSearch({ hrefWith }: AnimalSearchState): SaveSearchState {
  const { phase, user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isVisitor = phase === 'visitor' && framing() !== 'foreign';
  const isMember = user !== null && can(user, 'saved-search.own', {});
  const href = hrefWith({});
  const isAsked = params.get(SAVE_SEARCH_PARAM) !== null && isMember;
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    navigate(href, { replace: true, preventScrollReset: true });
  }, [isAsked, href, navigate]);
  return {
    mode: isMember ? 'dialog' : isVisitor ? 'login' : 'none',
    loginTo: loginPath(`${href}${href.includes('?') ? '&' : '?'}${SAVE_SEARCH_PARAM}=1`),
    isOpen: isOpen && isMember,
    open: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
  };
}
