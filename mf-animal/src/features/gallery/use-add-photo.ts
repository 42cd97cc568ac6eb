import { type Animal, PhotoSource } from '@portal/shared/contract';
import { useToast } from '@portal/shared/session';
import { useEffect } from 'react';
import { messages as photoMessages } from '../../common/photo/messages';
import type { PhotoCrops, WorkingPhoto } from '../../common/photo/photo-file';
import { usePhotoQueue, useQueuedPhotos } from '../../common/photo/use-photo-queue';

/** Adds photos to an animal in the background, with the toasts of AN-062; `queued` are those that its page does not have yet. */
export function useAddPhoto(animal: Animal) {
  const queue = usePhotoQueue();
  const showToast = useToast();
  const group = `animal:${animal.uuidkey}`;
  const all = useQueuedPhotos(queue, group);
  const present = new Set(animal.fotos.map(({ id }) => id));
  const arrived = all.filter(({ state, photo }) => state === 'sent' && (photo === null || present.has(photo.id)));
  useEffect(() => {
    for (const { id } of arrived) queue.forget(id);
  });
  const add = (crops: PhotoCrops, _source: WorkingPhoto) => {
    const last = Math.max(0, ...animal.fotos.map(({ volgnr }) => volgnr), ...all.map(({ body }) => body.volgnr ?? 0));
    showToast({ type: 'message', message: photoMessages.started });
    queue.add(
      {
        group,
        uuidkey: animal.uuidkey,
        body: { bron: PhotoSource.animal, bron_id: animal.id, volgnr: Math.min(last + 1, 1000), ...crops },
        source: null,
      },
      {
        onSent: ({ status, message }) =>
          showToast(status === 'succes' ? { type: status, message: photoMessages.sent } : { type: status, message }),
        onFailed: () => showToast({ type: 'error', message: photoMessages.failed }),
      },
    );
  };
  return { queue, add, queued: all.filter((photo) => !arrived.includes(photo)) };
}
