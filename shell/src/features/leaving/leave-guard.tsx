import { isAllKept, isLeavingAsked } from '@portal/shared/session';
import { ConfirmDialog } from '@portal/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { messages } from './messages';

const hasOpenDialog = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Every dialog of every part listens to Escape, the one on top first. */
const closeTopDialog = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));

/**
 * Stands before every navigation inside the portal: Back closes an open dialog before it leaves the page below, and a link or Back away
 * from something typed asks first. Rendered once; the router takes one blocker.
 */
export function LeaveGuard() {
  const isBackFromDialog = useRef(false);
  const shouldBlock = useCallback<BlockerFunction>(({ currentLocation, nextLocation, historyAction }) => {
    isBackFromDialog.current = historyAction === 'POP' && hasOpenDialog();
    return isBackFromDialog.current || (currentLocation.pathname !== nextLocation.pathname && isLeavingAsked());
  }, []);
  const blocker = useBlocker(shouldBlock);
  const isAsking = blocker.state === 'blocked' && !isBackFromDialog.current;
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isBackFromDialog.current) return;
    blocker.reset();
    closeTopDialog();
  }, [blocker]);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={messages.title}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>
        {messages.text} {isAllKept() ? messages.kept : ''}
      </p>
    </ConfirmDialog>
  );
}
