import { type AnimalImport, ImportStatus } from '@portal/shared/contract';
import { Button, ConfirmDialog } from '@portal/shared/ui';
import { useState } from 'react';
import { useUpdateAnimalImportMutation } from '../../endpoints/animal-import';
import { messages } from './messages';
import { useFailureToast } from './use-failure-toast';

const { cancel: texts } = messages;

/** Stops an import for good, after a question. */
export function CancelButton({ found: { uuidkey, statuscode } }: { found: AnimalImport }) {
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading }] = useUpdateAnimalImportMutation();
  const showFailure = useFailureToast();
  async function handleCancel() {
    const { error } = await update({ uuidkey, body: { statuscode: ImportStatus.cancelled } });
    setOpen(false);
    if (error) showFailure(error);
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={texts.title}
        confirmLabel={texts.confirm}
        cancelLabel={texts.back}
        isBusy={isLoading}
        onConfirm={handleCancel}
        onCancel={() => setOpen(false)}
      >
        <p>{statuscode === ImportStatus.running ? texts.running : texts.text}</p>
      </ConfirmDialog>
    </>
  );
}
