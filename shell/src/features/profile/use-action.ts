import { ToastType } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { useState } from 'react';
import { errorText } from './error-text';

/**
 * Does something once at a time and tells how it went: a toast with `done`, or with what went wrong. Gives whether it succeeded.
 * @example const { isBusy, run } = useAction(); … run(() => save().unwrap(), messages.saved);
 */
export function useAction() {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) showToast({ type: ToastType.success, message: done });
      return true;
    } catch (error) {
      showToast({ type: ToastType.error, message: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
