import type { DialogName, SlotProps } from '@portal/shared/contract';
import { createContext, type ReactNode, useContext } from 'react';

/** Opens a dialog slot with its data; `onClose` gets the result of the dialog. One dialog is open at a time. */
export type OpenDialog = <D extends DialogName>(
  name: D,
  props: Omit<SlotProps[D], 'onClose'>,
  onClose?: SlotProps[D]['onClose'],
) => void;

const DialogContext = createContext<OpenDialog>(() => {});

/** The shell provides here how dialogs are opened. Without it nothing opens. */
export function DialogProvider({ open, children }: { open: OpenDialog; children: ReactNode }) {
  return <DialogContext value={open}>{children}</DialogContext>;
}

/**
 * Gets the function that opens a dialog of another part, by the name of its slot (docs/federation.md#surface-of-a-remote). The shell holds
 * the open state, gives the focus back afterwards, and says so when no part fills the slot.
 * @example const openDialog = useDialog(); openDialog('dialog.animal-form', { asiel }, (result) => …);
 */
export const useDialog = (): OpenDialog => useContext(DialogContext);
