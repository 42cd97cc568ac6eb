import { GALLERY_SLOTS, PHOTOS_PER_ANIMAL_MAX, PhotoSource } from '@portal/shared/contract';
import { readDraft, useUser } from '@portal/shared/session';
import { lazyDialog } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { centreCrop } from './crop-area';
import { messages } from './messages';
import { cropPhoto, type WorkingPhoto } from './photo-file';
import { PhotoPicker } from './photo-picker';
import type { PhotoQueue } from './photo-queue';
import styles from './photo-strip.module.css';
import type { QueuedPhoto } from './queued-photo';
import { StripPhoto } from './strip-photo';
import { usePhotoQueue, useQueuedPhotos } from './use-photo-queue';
import { useReadPhoto } from './use-read-photo';

/** Cropping again is a file of its own: in a hurry nobody needs it. */
const RecropDialog = lazyDialog(async () => (await import('./crop-dialog')).CropDialog);

/** The group of the photos of an animal that is not saved yet. */
export const draftGroup = (concept: string) => `concept:${concept}`;

export interface PhotoStripProps {
  /** The draft of the form around it: when that is thrown away, the photos are as well. */
  draft: string;
  /** The key of the draft (C42); '' while there is no photo. */
  concept: string;
  /** Gets the key of the draft with its first photo. */
  onConcept: (concept: string) => void;
}

/**
 * Photos of an animal that is still being filled in: taken in a row, cropped in the middle, sent in the background at once. Each can be cropped
 * again or taken back afterwards.
 */
export function PhotoStrip({ draft, concept, onConcept }: PhotoStripProps) {
  const queue = usePhotoQueue();
  useDiscard(queue, draft, concept);
  const photos = useQueuedPhotos(queue, draftGroup(concept));
  const [recropped, setRecropped] = useState<QueuedPhoto | null>(null);
  const reading = useReadPhoto();
  const made = useRef('');
  const add = async (files: File[]) => {
    made.current ||= crypto.randomUUID();
    const key = concept === '' ? made.current : concept;
    for (const file of files.slice(0, PHOTOS_PER_ANIMAL_MAX - photos.length)) {
      const photo = await reading.read(file);
      if (photo === null) continue;
      await addTo(queue, key, photo);
      onConcept(key);
    }
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{messages.photos}</legend>
      {photos.length === 0 ? null : (
        <ul className={styles.strip}>
          {photos.map((photo, index) => (
            <StripPhoto
              key={photo.id}
              photo={photo}
              number={index + 1}
              queue={queue}
              onRecrop={() => setRecropped(photo)}
            />
          ))}
          {Array.from({ length: Math.max(0, GALLERY_SLOTS - photos.length) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all the same
            <li key={index} className={styles.empty} aria-hidden="true" />
          ))}
        </ul>
      )}
      <PhotoPicker isMultiple isBusy={reading.isReading} onChoose={(files) => void add(files)} />
      <p role="alert" className={styles.refusal}>
        {reading.refusal}
      </p>
      <p role="status" className={styles.status}>
        {statusOf(photos)}
      </p>
      <RecropDialog
        isOpen={recropped !== null}
        source={recropped?.source ?? undefined}
        onClose={() => setRecropped(null)}
        onSave={(crops) => recropped && queue.recrop(recropped.id, crops)}
      />
    </fieldset>
  );
}

/** Photos whose draft is gone when the form closes are wanted by nobody; those of an animal that was added are in another group by then. */
function useDiscard(queue: PhotoQueue, draft: string, concept: string) {
  const owner = useUser()?.uid ?? null;
  useEffect(
    () => () => {
      if (concept !== '' && readDraft(draft, owner) === undefined) queue.discard(draftGroup(concept));
    },
    [queue, draft, owner, concept],
  );
}

/** Behind the last one. The first photo is the primary one, whichever arrives first. */
async function addTo(queue: PhotoQueue, concept: string, source: WorkingPhoto) {
  const crops = await cropPhoto(source, centreCrop(source));
  const group = draftGroup(concept);
  const numbers = queue.list
    .photos()
    .filter((photo) => photo.group === group)
    .map(({ body }) => body.volgnr ?? 0);
  const volgnr = Math.max(0, ...numbers) + 1;
  const first = numbers.length === 0 ? { primair: 1 as const } : {};
  const body = { bron: PhotoSource.animal, bron_id: 0, concept, volgnr, ...first, ...crops };
  queue.add({ group, uuidkey: null, body, source });
}

function statusOf(photos: QueuedPhoto[]): string {
  if (photos.length === 0) return '';
  const sent = photos.filter(({ state }) => state === 'sent').length;
  if (photos.some(({ failure }) => failure?.isPassing)) return messages.waitsForNetwork;
  return sent === photos.length ? messages.allSent(sent) : messages.sending(sent, photos.length);
}
