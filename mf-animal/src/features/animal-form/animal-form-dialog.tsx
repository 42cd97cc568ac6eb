import { useListProvincesQuery } from '@portal/shared/api-slices';
import type { AnimalFormDialogProps } from '@portal/shared/contract';
import type { DialogDraft } from '@portal/shared/session';
import { ConfirmDialog, Dialog, LoadState, Skeleton } from '@portal/shared/ui';
import { useState } from 'react';
import { AnimalForm } from './animal-form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/**
 * The piece `mf-animal/animal-form-dialog`: adds an animal (AN-030 to AN-037). It gives the new key back; who opened it shows the new
 * animal. Closing with something typed asks first (C30).
 */
export function AnimalFormDialog({ asiel, onClose }: AnimalFormDialogProps) {
  const [draft, setDraft] = useState<DialogDraft | null>(null);
  const [isAsking, setAsking] = useState(false);
  // Asked anew: a visitor's answer, kept from before signing in, does not know the own province.
  const provinces = useListProvincesQuery({}, { refetchOnMountOrArgChange: true });
  const leave = () => {
    draft?.forget();
    onClose();
  };
  const close = () => (draft?.isDirty ? setAsking(true) : leave());
  return (
    <>
      <Dialog isOpen onClose={close} title={messages.createTitle}>
        <LoadState
          query={{ ...provinces, data: provinces.isFetching ? undefined : provinces.data }}
          skeleton={<FormSkeleton />}
        >
          {(lookup) => (
            <AnimalForm
              provinces={lookup}
              asiel={asiel}
              onDraft={setDraft}
              onCancel={close}
              onCreated={(uuidkey) => onClose({ uuidkey, created: true })}
            />
          )}
        </LoadState>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keep}
        isDanger
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {messages.discardText}
      </ConfirmDialog>
    </>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['short', 'full', 'short', 'full', 'short', 'full'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines without a name
        <Skeleton key={index} width={width as 'short' | 'full'} />
      ))}
    </div>
  );
}
