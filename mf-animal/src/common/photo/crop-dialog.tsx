import { PHOTO_SIZE, TOAST_DURATION_IMAGE_MS } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { type Crop, centreCrop } from './crop-area';
import styles from './crop-dialog.module.css';
import { CropStage } from './crop-stage';
import { messages } from './messages';
import { cropPhoto, type PhotoCrops, type WorkingPhoto } from './photo-file';
import { PhotoPicker } from './photo-picker';
import { useReadPhoto } from './use-read-photo';

export interface CropDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The photo that is cropped; without it one is chosen first. */
  source?: WorkingPhoto | undefined;
  /** Gets the crops as they are to be stored, and what they were made of. */
  onSave: (crops: PhotoCrops, source: WorkingPhoto) => void;
}

/** Chooses or takes a photo, then cuts and turns it in a preview; saving gives the crops, cancelling nothing (AN-060, AN-061). */
export function CropDialog({ isOpen, onClose, source, onSave }: CropDialogProps) {
  return isOpen ? <Open onClose={onClose} source={source} onSave={onSave} /> : null;
}

function Open({ onClose, source, onSave }: Omit<CropDialogProps, 'isOpen'>) {
  const [photo, setPhoto] = useState<WorkingPhoto | null>(source ?? null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isSaving, setSaving] = useState(false);
  const showToast = useToast();
  const reading = useReadPhoto();
  const isTooSmall = photo !== null && Math.min(photo.width, photo.height) < PHOTO_SIZE;

  const choose = async (files: File[]) => {
    setCrop(null);
    setPhoto(null);
    const [file] = files;
    if (file) setPhoto(await reading.read(file));
  };
  const save = async () => {
    if (photo === null) return;
    setSaving(true);
    try {
      onSave(await cropPhoto(photo, crop ?? centreCrop(photo)), photo);
      onClose();
    } catch {
      showToast({ type: 'error', message: messages.unreadable, duration: TOAST_DURATION_IMAGE_MS });
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={source ? messages.cropTitle : messages.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          {photo === null || isTooSmall ? null : (
            <Button isBusy={isSaving} onClick={() => void save()}>
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {photo === null || isTooSmall ? (
          <>
            <p>{messages.intro}</p>
            <PhotoPicker isBusy={reading.isReading} onChoose={(files) => void choose(files)} />
            <p role="alert" className={styles.refusal}>
              {isTooSmall ? messages.tooSmall : reading.refusal}
            </p>
          </>
        ) : (
          <CropStage photo={photo} onCrop={setCrop} />
        )}
      </div>
    </Dialog>
  );
}
