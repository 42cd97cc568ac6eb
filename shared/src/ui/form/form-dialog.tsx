import { Dialog, type DialogProps } from '@portal/shared/ui';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { DiscardDialog, type DiscardWords } from './discard-dialog';

/** The form that stands in a FormDialog. */
interface OpenForm {
  isDirty: boolean;
  /** Throws away what is typed, with its draft. */
  discard: () => void;
}

interface FormDialogContext {
  /** Asks first when something is typed. */
  close: () => void;
  form: { current: OpenForm | null };
}

const Context = createContext<FormDialogContext | null>(null);

export interface FormDialogProps extends Omit<DialogProps, 'isOpen'> {
  isOpen?: boolean;
  discard: DiscardWords;
}

/** A dialog around a Form: closing it with something typed asks first (C30). What is thrown away takes its draft with it. */
export function FormDialog({ isOpen = true, onClose, discard, children, ...dialog }: FormDialogProps) {
  const form = useRef<OpenForm>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => (form.current?.isDirty ? setAsking(true) : onClose());
  const leave = () => {
    form.current?.discard();
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog {...dialog} isOpen={isOpen} onClose={close}>
        <Context value={{ close, form }}>{isOpen ? children : null}</Context>
      </Dialog>
      {/* Gone at once with the form: while closing it would take the focus that the form gives back. */}
      {isOpen ? (
        <DiscardDialog isOpen={isAsking} words={discard} onDiscard={leave} onCancel={() => setAsking(false)} />
      ) : null}
    </>
  );
}

/** Closes the FormDialog around it, or nothing outside one. */
export const useCloseFormDialog = () => useContext(Context)?.close;

/** Registers with the FormDialog around a Form what closing would lose. */
export function useFormInDialog(form: OpenForm): void {
  const open = useContext(Context)?.form;
  useEffect(() => {
    if (!open) return;
    open.current = form;
    return () => {
      open.current = null;
    };
  });
}
