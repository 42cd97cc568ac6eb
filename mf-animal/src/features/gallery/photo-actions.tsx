import { type Animal, Flag, type Photo, type PhotoUpdate } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, ChevronLeftIcon, ChevronRightIcon, ConfirmDialog, StarIcon, TrashIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { useDeletePhotoMutation, useUpdatePhotoMutation } from '../../endpoints/photo';
import styles from './gallery.module.css';
import { placeAfterStep } from './gallery-photos';
import { messages } from './managed-messages';

/** What own staff and admins do with the photo that is shown: make it primary (AN-063), move it, delete it after asking (AN-064). */
export function PhotoActions({ animal, photo }: { animal: Animal; photo: Photo }) {
  const [isAsking, setAsking] = useState(false);
  const [update, updating] = useUpdatePhotoMutation();
  const [remove, removing] = useDeletePhotoMutation();
  const showToast = useToast();
  const of = { uuidkey: animal.uuidkey, photoId: photo.id };
  const isPrimary = photo.primair === Flag.on;

  /** Says what the server says, or that it went wrong (AN-063). */
  const tell = async (answer: Promise<{ message: string; status: 'succes' | 'message' | 'warning' | 'error' }>) => {
    try {
      const { message, status } = await answer;
      showToast({ type: status, message });
    } catch {
      showToast({ type: 'error', message: messages.failed });
    }
  };
  const change = (body: Omit<PhotoUpdate, 'bron_id'>) =>
    void tell(update({ ...of, body: { bron_id: photo.bron_id, ...body } }).unwrap());
  const confirm = async () => {
    await tell(remove(of).unwrap());
    setAsking(false);
  };
  const step = (direction: -1 | 1) => {
    const volgnr = placeAfterStep(animal.fotos, photo.id, direction);
    return volgnr === null ? { 'aria-disabled': true } : { onClick: () => change({ volgnr }) };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set, there is nothing to fill in
    <div role="group" aria-label={messages.actions} className={styles.actions}>
      {isPrimary ? (
        <p className={styles.primary}>
          <StarIcon size={20} />
          {messages.isPrimary}
        </p>
      ) : (
        <>
          <Button variant="quiet" icon={StarIcon} isBusy={updating.isLoading} onClick={() => change({})}>
            {messages.makePrimary}
          </Button>
          <Button variant="quiet" icon={ChevronLeftIcon} isBusy={updating.isLoading} {...step(-1)}>
            {messages.forward}
          </Button>
          <Button variant="quiet" icon={ChevronRightIcon} isBusy={updating.isLoading} {...step(1)}>
            {messages.backward}
          </Button>
        </>
      )}
      <Button variant="quiet" icon={TrashIcon} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      {photo.exclude === Flag.on ? <p className={styles.primary}>{messages.isHidden}</p> : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.removeTitle}
        confirmLabel={messages.removeConfirm}
        isDanger
        isBusy={removing.isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{messages.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
