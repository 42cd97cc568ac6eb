import { useUntracked } from '@portal/shared/api-slices';
import { draftFiles, useUser } from '@portal/shared/session';
import { useSyncExternalStore } from 'react';
import { photoApi } from '../../endpoints/photo';
import { PhotoQueue } from './photo-queue';
import type { QueuedPhoto } from './queued-photo';

/** The queue of a page, and whose it is; the sending function is one per store. */
const queues = new WeakMap<object, { owner: string | null; queue: PhotoQueue }>();

/** The queue of photos of the person who is signed in: one for the whole page, so photos go on after a dialog or a profile closed. */
export function usePhotoQueue(): PhotoQueue {
  const send = useUntracked(photoApi.endpoints.uploadPhoto);
  const remove = useUntracked(photoApi.endpoints.deletePhoto);
  const owner = useUser()?.uid ?? null;
  const known = queues.get(send);
  if (known?.owner === owner) return known.queue;
  known?.queue.close();
  const queue = new PhotoQueue({ send, remove, shelf: draftFiles(owner) });
  queues.set(send, { owner, queue });
  return queue;
}

/** The photos of a group that are on their way or just arrived, the oldest first; not those that are taken back. */
export function useQueuedPhotos(queue: PhotoQueue, group: string): QueuedPhoto[] {
  const photos = useSyncExternalStore(queue.list.subscribe, queue.list.photos);
  return photos.filter((photo) => photo.group === group && photo.plan !== 'remove');
}
