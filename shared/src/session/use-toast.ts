import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PortalState } from './store';
import { type Toast, type ToastInput, toastSlice } from './toast-slice';

/**
 * Gives the one function that shows a toast.
 * @example const showToast = useToast(); showToast({ type: 'succes', message: messages.sent });
 */
export function useToast(): (toast: ToastInput) => void {
  const dispatch = useDispatch();
  return useCallback(
    (toast: ToastInput) => {
      dispatch(toastSlice.actions.shown(toast));
    },
    [dispatch],
  );
}

/** The toasts on screen, oldest first, and how to close one; for the shell's toaster. */
export function useToasts(): { toasts: Toast[]; close: (id: string) => void } {
  const dispatch = useDispatch();
  const toasts = useSelector((state: PortalState) => state.toast.toasts);
  const close = useCallback(
    (id: string) => {
      dispatch(toastSlice.actions.closed(id));
    },
    [dispatch],
  );
  return { toasts, close };
}
