import { type Animal, GALLERY_SLOTS, PHOTOS_PER_ANIMAL_MAX } from '@portal/shared/contract';
import { CameraIcon, lazyDialog } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './gallery.module.css';
import { managedPhotos } from './gallery-photos';
import { messages as managed } from './managed-messages';
import { messages } from './messages';
import { PhotoActions } from './photo-actions';
import { QueuedThumb } from './queued-thumb';
import { Thumb } from './thumb';
import { useAddPhoto } from './use-add-photo';

/** With its cropping a file of its own, fetched at the first use (AN-022). */
const AddPhotoDialog = lazyDialog(async () => (await import('../../common/photo/crop-dialog')).CropDialog);

export interface ManagedStripProps {
  animal: Animal;
  /** Place of the photo in the main place, among `managedPhotos`. */
  shown: number;
  onChoose: (fotourl: string) => void;
}

/** The photos for own staff and admins: four places, an add button in each empty one (AN-015), and the actions of the photo that is shown. */
export function ManagedStrip({ animal, shown, onChoose }: ManagedStripProps) {
  const [isAdding, setAdding] = useState(false);
  const { queued, queue, add } = useAddPhoto(animal);
  const photos = managedPhotos(animal);
  const count = photos.length + queued.length;
  const empty = Math.max(0, GALLERY_SLOTS - count);
  const hasExtra = empty === 0 && count < PHOTOS_PER_ANIMAL_MAX;
  const current = photos[shown];
  return (
    <>
      <ul className={styles.strip}>
        {photos.map(({ id, fotourl }, index) => (
          <Thumb
            key={id}
            fotourl={fotourl}
            kind={animal.soort}
            label={messages.show(index + 1, photos.length)}
            isShown={index === shown}
            onChoose={() => onChoose(fotourl)}
          />
        ))}
        {queued.map((photo) => (
          <QueuedThumb key={photo.id} photo={photo} queue={queue} />
        ))}
        {Array.from({ length: hasExtra ? 1 : empty }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all the same
          <li key={index} className={styles.item}>
            <button
              type="button"
              className={styles.add}
              aria-label={hasExtra ? managed.addMore : managed.add}
              aria-haspopup="dialog"
              onPointerEnter={AddPhotoDialog.prepare}
              onFocus={AddPhotoDialog.prepare}
              onClick={() => setAdding(true)}
            >
              <CameraIcon />
            </button>
          </li>
        ))}
      </ul>
      {current === undefined ? null : <PhotoActions animal={animal} photo={current} />}
      <AddPhotoDialog isOpen={isAdding} onClose={() => setAdding(false)} onSave={add} />
    </>
  );
}
