import type { DialogName, SlotProps } from '@portal/shared/contract';
import { DialogProvider, type OpenDialog } from '@portal/shared/session';
import { Button, Dialog, LoadFailure, Skeleton } from '@portal/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { messages } from './messages';

/** How the shell shows a dialog slot: `pending` while its part is fetched, `unavailable` when no part has it, `failed` when it did not come. */
export type RenderDialog = (
  name: DialogName,
  props: SlotProps[DialogName],
  states: { pending: ReactNode; unavailable: ReactNode; failed(retry: () => void): ReactNode },
) => ReactNode;

interface OpenState {
  name: DialogName;
  props: SlotProps[DialogName];
}

/** Holds the one open dialog slot, around everything that may open one; gives the focus back when it closes (SH-018). */
export function DialogHost({ render, children }: { render: RenderDialog; children: ReactNode }) {
  const [state, setState] = useState<OpenState | null>(null);
  const open = useCallback<OpenDialog>((name, props, onClose) => {
    const opener = document.activeElement;
    const handleClose: SlotProps[DialogName]['onClose'] = (result) => {
      setState(null);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      onClose?.(result);
    };
    setState({ name, props: { ...props, onClose: handleClose } });
  }, []);
  const close = () => state?.props.onClose();
  return (
    <DialogProvider open={open}>
      {children}
      {state &&
        render(state.name, state.props, {
          pending: <PendingDialog onClose={close} />,
          unavailable: <UnavailableDialog onClose={close} />,
          failed: (retry) => <LoadFailure onRetry={retry} onClose={close} />,
        })}
    </DialogProvider>
  );
}

/** A dialog that is there at once must not flash. */
const PENDING_MS = 300;

function PendingDialog({ onClose }: { onClose: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PENDING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog isOpen={isSlow} onClose={onClose} title={messages.pending}>
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Dialog>
  );
}

function UnavailableDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={messages.unavailable}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <p>{messages.restWorks}</p>
    </Dialog>
  );
}
