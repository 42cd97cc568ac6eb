import { Button, DialogButtons } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { DiscardDialog, type DiscardWords } from './discard-dialog';
import { useSurroundingForm } from './form-context';
import { useCloseFormDialog } from './form-dialog';

/**
 * `cancel` is the label of the button that leaves the form, by default by closing the FormDialog; the child is the button that sends it. With
 * `discard`, for a form outside a dialog, `onCancel` is called once what was typed, with its draft, may be thrown away.
 */
export interface FormButtonsProps {
  cancel: string;
  onCancel?: () => void;
  discard?: DiscardWords;
  children: ReactNode;
}

/** The last row of a form: the one that leaves, then the one that sends. */
export function FormButtons({ cancel, onCancel, discard, children }: FormButtonsProps) {
  const close = useCloseFormDialog();
  const form = useSurroundingForm();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    form?.reset();
    onCancel?.();
  };
  const ask = () => (form?.formState.isDirty ? setAsking(true) : onCancel?.());
  return (
    <DialogButtons>
      <Button variant="secondary" onClick={discard ? ask : (onCancel ?? close)}>
        {cancel}
      </Button>
      {children}
      {discard ? (
        <DiscardDialog isOpen={isAsking} words={discard} onDiscard={leave} onCancel={() => setAsking(false)} />
      ) : null}
    </DialogButtons>
  );
}
